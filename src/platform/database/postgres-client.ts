import pg from 'pg'

// The client fills in what an address leaves out from PGSSLMODE, PGOPTIONS, PGHOST and the like. They are meant for
// other programs at the same terminal: a connection of ours takes what our settings say, and nothing else.
for (const name of Object.keys(process.env)) if (name.startsWith('PG')) delete process.env[name]

/**
 * For the begin of each connection whose rows are read: server, database or role may have settings of their own, with which
 * the client reads no dates, a backup could not be restored elsewhere, or quotes would be escaped in another way.
 */
export const OUR_SESSION =
  "set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set standard_conforming_strings = on; set default_transaction_isolation = 'read committed'"

export { pg }
