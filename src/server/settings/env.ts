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
/** The settings, or one line for each problem that names the setting and what to do. */
type Read<Settings> = { ok: true; env: Settings } | { ok: false; problems: string[] }

export type Env = z.output<typeof settings>
export type DatabaseEnv = z.output<typeof databaseSettings>
export type PrivacyEnv = z.output<typeof privacySettings>

/** The settings that belong together: half a pair is a mistake. */
const PAIRS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['AIRTABLE_TOKEN', 'AIRTABLE_BASE_ID'],
] as const

/** What must be set before a site gets a public address, and why. */
const NEEDED_IN_PUBLIC = {
  AUTH_SECRET: 'sign-ins and booking links must outlive this machine',
  SMTP_URL: 'mails would stay in the mailbox page',
  OPERATOR_EMAIL: 'requests would go to a made-up address',
  MAIL_FROM: 'mails would come from a made-up address',
  STRIPE_SECRET_KEY: 'payments would be pretended',
} as const

/** Reads every setting from the environment. An empty value counts as not set. */
export function readEnv(environment: Environment): Read<Env> {
  const read = parse(settings, environment)
  if (!read.ok) return read
  const given = withoutEmpty(environment)
  const { env } = read
  const problems = [
    ...halfPairs(given),
    ...samePorts(env),
    ...(isPublic(env.PUBLIC_URL) ? notReadyForReal(given) : []),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, env }
}

/**
 * Is this the address of a site that other people can open? Every address is, except http on a loopback name
 * (localhost, 127.x, [::1]). Only there are the mailbox, the sandbox checkout and invented guests.
 */
export function isPublic(publicUrl: string): boolean {
  const { protocol, host } = new URL(publicUrl)
  return protocol !== 'http:' || !isLoopbackHost(host)
}

/** What the admin command needs: where the database is, whether addresses are confirmed, and where links lead. */
export function readAdminEnv(environment: Environment): Read<z.output<typeof adminSettings>> {
  return parse(adminSettings, environment)
}

/** Where the database is: all that a command needs. What the site itself would miss does not stop it. */
export function readDatabaseEnv(environment: Environment): Read<DatabaseEnv> {
  return parse(databaseSettings, environment)
}

/** What erasing and restoring need: where the database is, and the secret that stands for addresses. */
export function readPrivacyEnv(environment: Environment): Read<PrivacyEnv> {
  return parse(privacySettings, environment)
}

/** What the seed needs: where the database is, and how links to bookings are made. */
export function readSeedEnv(environment: Environment): Read<z.output<typeof seedSettings>> {
  return parse(seedSettings, environment)
}

function parse<Schema extends z.ZodType>(schema: Schema, environment: Environment): Read<z.output<Schema>> {
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

function halfPairs(given: Record<string, unknown>): string[] {
  return PAIRS.flatMap(([one, other]) => [
    ...(given[one] && !given[other] ? [`${other} must be set when ${one} is`] : []),
    ...(given[other] && !given[one] ? [`${one} must be set when ${other} is`] : []),
  ])
}

function samePorts({ PORT, METRICS_PORT }: { PORT: number; METRICS_PORT?: number | undefined }): string[] {
  return PORT === METRICS_PORT ? ['METRICS_PORT must be another one than PORT'] : []
}

function notReadyForReal(given: Record<string, unknown>): string[] {
  const missing = Object.entries(NEEDED_IN_PUBLIC)
    .filter(([name]) => !given[name])
    .map(([name, why]) => `${name} must be set for a public address: ${why}`)
  const unreplaced = Object.entries(placeholders)
    .filter(([field, placeholder]) => company[field as keyof typeof company] === placeholder)
    .map(([field]) => `${field} in src/content/company.ts is still a placeholder`)
  const unproved = unprovedClaims.map(
    (name) => `${name} in src/content/claims.ts is not proved: set your own, or turn it off`,
  )
  return [...missing, ...unreplaced, ...unproved]
}
