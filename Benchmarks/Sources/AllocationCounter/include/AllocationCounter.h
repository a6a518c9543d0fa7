#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often this thread has allocated memory so far, or -1 where that is not counted.
long allocation_count(void);

/// From now on, adds up the bytes that this thread allocates and frees.
void start_counting_bytes(void);

/// How many bytes more were allocated than freed since the start, or -1 where that is not counted.
long stop_counting_bytes(void);

#endif
