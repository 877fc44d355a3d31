# The command line.

game-failed = Game { $index } (seed { $seed }): { $why }
