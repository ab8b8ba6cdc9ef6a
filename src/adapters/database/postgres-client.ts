import pg from 'pg'

// The client fills in what an address leaves out from PGSSLMODE, PGOPTIONS, PGHOST and the like. They are meant for
// other programs at the same terminal: a connection of ours takes what our settings say, and nothing else.
for (const name of Object.keys(process.env)) if (name.startsWith('PG')) delete process.env[name]

export { pg }
