"""The games as environments: for PettingZoo, Gymnasium and OpenSpiel, each loaded when it is used."""
