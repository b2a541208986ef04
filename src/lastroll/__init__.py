"""Last Roll: the dice game Las Vegas, to play, to learn and to research."""
__version__ = "0.1.0"
