#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// Returns the number of allocations by this thread, or -1 where they are not counted.
long allocation_count(void);

/// Starts to count the bytes that this thread allocates, less those that it frees.
void start_counting_bytes(void);

/// Returns the bytes that this thread allocated and did not free since the start, or -1 where they are not counted.
long stop_counting_bytes(void);

#endif
