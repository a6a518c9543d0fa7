// Nothing: the module has to exist.
