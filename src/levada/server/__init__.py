"""Tables online: a server that loses nothing and gives nothing away."""
