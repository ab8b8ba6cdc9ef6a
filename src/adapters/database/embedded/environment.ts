/** All that PostgreSQL learns of our environment: the site's secrets are none of its business. */
export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Names the socket file. The `pg` client honours PGPORT even for sockets, so the server has to agree. */
export const PORT = Number(process.env.PGPORT) || 5432
