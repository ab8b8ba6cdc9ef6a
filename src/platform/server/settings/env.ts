import type { z } from 'zod'
import { unprovedClaims } from '#content/claims.ts'
import { company, placeholders } from '#content/company.ts'
import { isLoopbackHost } from '../http/client-address.ts'
import { settingFields } from './fields.ts'

const settings = settingFields.transform(withPublicUrl)
const databaseSettings = settingFields.pick({ DATABASE_URL: true, DATA_DIR: true })
const adminSettings = settingFields
  .pick({ DATABASE_URL: true, DATA_DIR: true, AUTH_CONFIRM_EMAIL: true, PUBLIC_URL: true, PORT: true })
  .transform(withPublicUrl)
const privacySettings = settingFields.pick({ DATABASE_URL: true, DATA_DIR: true, AUTH_SECRET: true })
const seedSettings = settingFields
  .pick({ DATABASE_URL: true, DATA_DIR: true, AUTH_SECRET: true, PUBLIC_URL: true, PORT: true })
  .transform(withPublicUrl)

type Environment = Record<string, string | undefined>
/** The settings, or one line per problem that names the setting and the remedy. */
type ReadResult<Settings> = { ok: true; env: Settings } | { ok: false; problems: string[] }

export type Env = z.output<typeof settings>
export type DatabaseEnv = z.output<typeof databaseSettings>
export type PrivacyEnv = z.output<typeof privacySettings>

/** Settings that must be set together. */
const PAIRS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['AIRTABLE_TOKEN', 'AIRTABLE_BASE_ID'],
] as const

/** Settings that a public site requires, and why. */
const REQUIRED_IF_PUBLIC = {
  AUTH_SECRET: 'sign-ins and booking links must outlive this machine',
  SMTP_URL: 'emails would stay on the mailbox page',
  OPERATOR_EMAIL: 'requests would go to a made-up address',
  MAIL_FROM: 'emails would come from a made-up address',
} as const

/** Reads and validates every setting. An empty value counts as not set. */
export function readEnv(environment: Environment): ReadResult<Env> {
  const read = parse(settings, environment)
  if (!read.ok) return read
  const given = withoutEmpty(environment)
  const { env } = read
  const problems = [
    ...incompletePairs(given),
    ...samePorts(env),
    ...(isPublic(env.PUBLIC_URL) ? missingForPublicSite(given) : []),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, env }
}

/**
 * Is this the address of a public site? Every address is, except http on a loopback name (localhost, 127.x, [::1]).
 * The mailbox page, the sandbox checkout and the seed exist only on a site that is not public.
 */
export function isPublic(publicUrl: string): boolean {
  const { protocol, host } = new URL(publicUrl)
  return protocol !== 'http:' || !isLoopbackHost(host)
}

/** The settings of `npm run admin`. */
export function readAdminEnv(environment: Environment): ReadResult<z.output<typeof adminSettings>> {
  return parse(adminSettings, environment)
}

/** The settings of a command that only uses the database. */
export function readDatabaseEnv(environment: Environment): ReadResult<DatabaseEnv> {
  return parse(databaseSettings, environment)
}

/** The settings of `npm run privacy` and `npm run restore`. */
export function readPrivacyEnv(environment: Environment): ReadResult<PrivacyEnv> {
  return parse(privacySettings, environment)
}

/** The settings of `npm run seed`. */
export function readSeedEnv(environment: Environment): ReadResult<z.output<typeof seedSettings>> {
  return parse(seedSettings, environment)
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): ReadResult<z.output<Schema>> {
  const parsed = schema.safeParse(withoutEmpty(environment))
  return parsed.success
    ? { ok: true, env: parsed.data }
    : {
        ok: false,
        problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
      }
}

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
}

function withPublicUrl<Given extends { PORT: number; PUBLIC_URL?: string | undefined }>(given: Given) {
  return { ...given, PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${given.PORT}` }
}

function incompletePairs(given: Record<string, unknown>): string[] {
  return PAIRS.flatMap(([one, other]) => [
    ...(given[one] && !given[other] ? [`${other} must be set when ${one} is`] : []),
    ...(given[other] && !given[one] ? [`${one} must be set when ${other} is`] : []),
  ])
}

function samePorts({ PORT, METRICS_PORT }: { PORT: number; METRICS_PORT?: number | undefined }): string[] {
  return PORT === METRICS_PORT ? ['METRICS_PORT must be another one than PORT'] : []
}

function missingForPublicSite(given: Record<string, unknown>): string[] {
  const missing = Object.entries(REQUIRED_IF_PUBLIC)
    .filter(([name]) => !given[name])
    .map(([name, why]) => `${name} must be set for a public address: ${why}`)
  const unreplaced = Object.entries(placeholders)
    .filter(([field, placeholder]) => company[field as keyof typeof company] === placeholder)
    .map(([field]) => `${field} in content/company.ts is still a placeholder`)
  const unproved = unprovedClaims.map(
    (name) => `${name} in content/claims.ts is not proved: set your own, or turn it off`,
  )
  return [...missing, ...unreplaced, ...unproved]
}
