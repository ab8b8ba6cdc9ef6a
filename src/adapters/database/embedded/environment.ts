/** All that PostgreSQL learns of our environment: the site's secrets are none of its business. */
export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Names the socket file: it is what the `pg` client asks for when an address names no port. */
export const PORT = 5432
