import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

const expiresAt = timestamp('expires_at', { withTimezone: true }).notNull()

/*
 * The names of the properties are those that the account library looks for; tables and columns are named as
 * everywhere else. Columns of sign-in methods that we do not offer are there because it writes them.
 */

/** A user account. The library requires a name, which the site does not ask for. */
export const users = pgTable('users', {
  id,
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt,
  updatedAt,
})

const userId = uuid('user_id')
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' })

/** One signed-in browser. IP address and user agent stay empty, because they are not needed. */
export const sessions = pgTable('sessions', {
  id,
  userId,
  token: text('token').notNull(),
  expiresAt,
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  /** When the password was last entered: at the sign-in or a confirmation. */
  authenticatedAt: timestamp('authenticated_at', { withTimezone: true }).notNull().defaultNow(),
  createdAt,
  updatedAt,
})

/** A sign-in method; always a password, stored as a hash. */
export const accounts = pgTable('accounts', {
  id,
  userId,
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
  refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
  scope: text('scope'),
  password: text('password'),
  createdAt,
  updatedAt,
})

/** A requested link: to confirm an address, or to set a new password. */
export const verifications = pgTable('verifications', {
  id,
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt,
  createdAt,
  updatedAt,
})

/**
 * The second factor: the TOTP secret and the backup codes, both encrypted with the site's secret.
 */
export const twoFactors = pgTable('two_factors', {
  id,
  userId,
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** Set by the first correct code; before that, no code is required. */
  verified: boolean('verified').notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: timestamp('locked_until', { withTimezone: true }),
})

/** The counters of rate limits, shared by all instances. */
export const rateLimits = pgTable('rate_limits', {
  id,
  key: text('key').notNull(),
  count: integer('count').notNull(),
  /** Milliseconds since the epoch. */
  windowBegan: bigint('window_began', { mode: 'number' }).notNull(),
})

export type Role = 'admin'

/** Roles of users: admins may open the dashboard. */
export const userRoles = pgTable(
  'user_roles',
  { userId, role: text('role').$type<Role>().notNull(), createdAt },
  (table) => [primaryKey({ name: 'user_roles_pkey', columns: [table.userId, table.role] })],
)
