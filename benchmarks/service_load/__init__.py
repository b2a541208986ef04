"""The load generator of `benchmarks/service.py`: many tables of four, real clients, one process."""
