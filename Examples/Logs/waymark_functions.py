"""libwaymark as a function over batches of Arrow, which DuckDB and Spark call."""
import functools

import common


@functools.lru_cache(maxsize=None)
def opened(compiled):
    """A table that is opened once in each process, however many batches there are."""
    import waymark

    return waymark.Table(compiled=compiled)


def arrow_function(file):
    """A table, and the function that says of each link of an array what became of it."""
    import waymark

    table = waymark.Table(file)

    def function(links):
        chunks = getattr(links, "chunks", None)
        if chunks is None:
            return common.codes(table, links)
        import pyarrow

        return pyarrow.chunked_array([common.codes(table, chunk) for chunk in chunks], type=pyarrow.int32())

    return table, function
