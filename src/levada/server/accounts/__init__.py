"""Accounts: names, devices, passkeys and codes, apart from what stores them."""
