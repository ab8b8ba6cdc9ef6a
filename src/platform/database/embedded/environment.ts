/** The environment of PostgreSQL's processes, without the site's secrets. */
export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Part of the name of the socket file; the default port of the `pg` client. */
export const PORT = 5432
