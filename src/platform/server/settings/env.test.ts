import { expect, test } from 'vitest'
import { unprovedClaims } from '#content/claims.ts'
import { company, placeholders } from '#content/company.ts'
import { isPublic, readDatabaseEnv, readEnv, readSeedEnv } from './env.ts'

function problemsOf(environment: Record<string, string | undefined>): string[] {
  const read = readEnv(environment)
  return read.ok ? [] : read.problems
}

function envOf(environment: Record<string, string | undefined>) {
  const read = readEnv(environment)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.env
}

/** The fields of the company that ship as placeholders and still are; none once an operator has filled them in. */
function unreplaced(): string[] {
  const fields = Object.entries(placeholders)
  return fields
    .filter(([field, shipped]) => company[field as keyof typeof company] === shipped)
    .map(([field]) => field)
}

/** Everything that a public address needs, apart from a company of one's own. */
const FOR_REAL = {
  PUBLIC_URL: 'https://www.example.com',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'trips@example.com',
  OPERATOR_EMAIL: 'desk@example.com',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

test('without any setting the site is local, with its own database and no external service', () => {
  expect(envOf({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: './data',
    MAIL_FROM: company.email,
    OPERATOR_EMAIL: company.email,
    AUTH_CONFIRM_EMAIL: 'on',
    ADMIN_SECOND_FACTOR: 'offered',
    TRUST_PROXY: [],
    LOG_LEVEL: 'info',
  })
})

test('an empty setting counts as not set', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATABASE_URL',
    'DATA_DIR',
    'SMTP_URL',
    'MAIL_FROM',
    'OPERATOR_EMAIL',
  ]
  const more = [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_API_URL',
    'AIRTABLE_TOKEN',
    'AIRTABLE_BASE_ID',
  ]
  const rest = ['AIRTABLE_API_URL', 'AUTH_SECRET', 'TRUST_PROXY', 'LOG_LEVEL']
  const metrics = ['METRICS_PORT', 'METRICS_TOKEN']
  const empty = Object.fromEntries([...names, ...more, ...rest, ...metrics].map((name) => [name, '']))
  expect(readEnv(empty)).toEqual(readEnv({}))
})

test('the address follows the port, and loses a slash at its end', () => {
  expect(envOf({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
  expect(envOf({ PUBLIC_URL: 'http://127.0.0.1:8080/' }).PUBLIC_URL).toBe('http://127.0.0.1:8080')
})

test('valid settings are used unchanged', () => {
  const given = {
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgresql://site:secret@db.example.com:5433/site?sslmode=require',
    DATA_DIR: '/var/lib/site',
    SMTP_URL: 'smtp://localhost:2525',
    MAIL_FROM: 'trips@example.com',
    OPERATOR_EMAIL: 'desk@example.com',
    STRIPE_SECRET_KEY: 'rk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: 'http://127.0.0.1:4010',
    AIRTABLE_TOKEN: 'pat1.abc',
    AIRTABLE_BASE_ID: 'app123',
    AIRTABLE_API_URL: 'https://airtable.example.com',
    AUTH_SECRET: 's'.repeat(32),
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: 't'.repeat(16),
  }
  expect(envOf(given)).toMatchObject(given)
  expect(envOf({ METRICS_PORT: '9464' }).METRICS_PORT).toBe(9464)
  expect(envOf({ PORT: '65535' }).PORT).toBe(65_535)
})

test('address ranges are a list', () => {
  const ranges = '10.0.0.0/8, 192.168.1.1 ,fd00::/8,'
  expect(envOf({ TRUST_PROXY: ranges }).TRUST_PROXY).toEqual(['10.0.0.0/8', '192.168.1.1', 'fd00::/8'])
  for (const range of ['::1', 'fc00::/7', '104.16.0.0/12', '2a06:98c0::/29'])
    expect(envOf({ TRUST_PROXY: range }).TRUST_PROXY).toEqual([range])
})

const PORT = 'PORT must be a number from 1 to 65535'
const PUBLIC_URL = 'PUBLIC_URL must be an http or https address without a path, like https://www.example.com'
const DATABASE_URL = 'DATABASE_URL must be a postgres:// address'
const SMTP_URL = 'SMTP_URL must be an smtp:// or smtps:// address'
const TRUST_PROXY = 'TRUST_PROXY must be address ranges separated by commas, like 10.0.0.0/8'
const TOO_WIDE =
  'TRUST_PROXY must name your proxies only: a range wider than /8, or /16 with IPv6, would let visitors choose their address'

test.for([
  [{ PORT: '0' }, PORT],
  [{ PORT: '65536' }, PORT],
  [{ PORT: '80.5' }, PORT],
  [{ PORT: '-1' }, PORT],
  [{ PORT: 'http' }, PORT],
  [{ PUBLIC_URL: 'www.example.com' }, PUBLIC_URL],
  [{ PUBLIC_URL: 'ftp://www.example.com' }, PUBLIC_URL],
  [{ PUBLIC_URL: 'http://www.example.com/shop' }, PUBLIC_URL],
  [{ PUBLIC_URL: 'http://user@www.example.com' }, PUBLIC_URL],
  [{ PUBLIC_URL: 'http://www.example.com?x=1' }, PUBLIC_URL],
  [{ DATABASE_URL: 'mysql://localhost/site' }, DATABASE_URL],
  [{ DATABASE_URL: '/var/run/postgresql' }, DATABASE_URL],
  [{ SMTP_URL: 'https://mail.example.com' }, SMTP_URL],
  [{ SMTP_URL: 'mail.example.com' }, SMTP_URL],
  [{ MAIL_FROM: 'Saphan <trips@example.com>' }, 'MAIL_FROM must be one email address'],
  [{ OPERATOR_EMAIL: 'a@example.com,b@example.com' }, 'OPERATOR_EMAIL must be one email address'],
  [
    { STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'STRIPE_SECRET_KEY must start with sk_ or rk_',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'sk_1' },
    'STRIPE_WEBHOOK_SECRET must start with whsec_',
  ],
  [{ STRIPE_API_URL: 'api.stripe.com' }, 'STRIPE_API_URL must be an http or https address'],
  [{ AIRTABLE_TOKEN: 'pat1', AIRTABLE_BASE_ID: 'app/1' }, 'AIRTABLE_BASE_ID must be a base id'],
  [{ AIRTABLE_API_URL: 'file:///etc/passwd' }, 'AIRTABLE_API_URL must be an http or https address'],
  [{ AUTH_SECRET: 'x'.repeat(31) }, 'AUTH_SECRET must have at least 32 characters'],
  [{ TRUST_PROXY: 'anybody' }, TRUST_PROXY],
  [{ TRUST_PROXY: '10.0.0.0/8;172.16.0.0/12' }, TRUST_PROXY],
  [{ TRUST_PROXY: '999.0.0.1' }, TRUST_PROXY],
  [{ TRUST_PROXY: '10.0.0.0/64' }, TRUST_PROXY],
  [{ TRUST_PROXY: 'dead' }, TRUST_PROXY],
  [{ TRUST_PROXY: '0.0.0.0/0' }, TOO_WIDE],
  [{ TRUST_PROXY: '127.0.0.1,128.0.0.0/1' }, TOO_WIDE],
  [{ TRUST_PROXY: '10.0.0.0/7' }, TOO_WIDE],
  [{ TRUST_PROXY: '::/0' }, TOO_WIDE],
  [{ TRUST_PROXY: '2000::/3' }, TOO_WIDE],
  [{ TRUST_PROXY: '2400::/15' }, TOO_WIDE],
  [{ TRUST_PROXY: '::ffff:0:0/96' }, TOO_WIDE],
  [{ TRUST_PROXY: '::/16' }, TOO_WIDE],
  [{ TRUST_PROXY: 'fc00::/6' }, TOO_WIDE],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a number from 1 to 65535'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another one than PORT'],
  [{ METRICS_TOKEN: 'x'.repeat(15) }, 'METRICS_TOKEN must have at least 16 characters, without spaces'],
  [{ METRICS_TOKEN: 'sixteen letters!' }, 'METRICS_TOKEN must have at least 16 characters, without spaces'],
] as const)('%o is refused with the one line "%s"', ([environment, line]) => {
  expect(problemsOf(environment)).toEqual([line])
})

test('an unknown LOG_LEVEL is refused in one line that names it', () => {
  expect(problemsOf({ LOG_LEVEL: 'loud' })).toEqual([expect.stringMatching(/^LOG_LEVEL [^\n]+$/)])
})

test('each mistake is named, and no line repeats a value, because it may be a secret', () => {
  const mistakes = {
    PORT: 'no-port',
    DATABASE_URL: 'secret-database',
    SMTP_URL: 'secret-mail',
    STRIPE_SECRET_KEY: 'secret-stripe',
    STRIPE_WEBHOOK_SECRET: 'secret-webhook',
    AUTH_SECRET: 'secret-auth',
    TRUST_PROXY: 'everybody',
    LOG_LEVEL: 'loudest',
  }
  const problems = problemsOf(mistakes)
  expect(problems.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(mistakes).sort())
  for (const value of Object.values(mistakes)) expect(problems.join('\n')).not.toContain(value)
})

test.for([
  ['STRIPE_SECRET_KEY', 'sk_test_1', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_1', 'STRIPE_SECRET_KEY'],
  ['AIRTABLE_TOKEN', 'pat1', 'AIRTABLE_BASE_ID'],
  ['AIRTABLE_BASE_ID', 'app1', 'AIRTABLE_TOKEN'],
] as const)('%s=%s without %s is refused', ([given, value, missing]) => {
  expect(problemsOf({ [given]: value })).toEqual([`${missing} must be set when ${given} is`])
})

test('a command needs only the database settings', () => {
  const given = {
    PUBLIC_URL: FOR_REAL.PUBLIC_URL,
    STRIPE_SECRET_KEY: 'sk_live_1',
    PORT: 'no-port',
    DATABASE_URL: '',
  }
  expect(readDatabaseEnv(given)).toEqual({ ok: true, env: { DATA_DIR: './data' } })
  expect(readDatabaseEnv({ DATABASE_URL: 'localhost' })).toEqual({ ok: false, problems: [DATABASE_URL] })
  expect(readSeedEnv({ PORT: '8080' })).toMatchObject({
    ok: true,
    env: { PUBLIC_URL: 'http://localhost:8080' },
  })
})

test.for([
  'https://www.example.com',
  'http://shop.example',
  'http://192.168.1.5:3000',
  'http://0.0.0.0:3000',
  'http://localhost.example.com',
  'https://localhost:3000',
])('at the public address %s every missing setting and placeholder is named', (PUBLIC_URL) => {
  const named = problemsOf({ PUBLIC_URL }).map((line) => line.split(' ')[0])
  const settings = ['AUTH_SECRET', 'SMTP_URL', 'OPERATOR_EMAIL', 'MAIL_FROM']
  expect(named).toEqual([...settings, ...unreplaced(), ...unprovedClaims])
})

test('without a card provider a public site starts', () => {
  const {
    STRIPE_SECRET_KEY: _key,
    STRIPE_WEBHOOK_SECRET: _secret,
    ...others
  } = FOR_REAL as Record<string, string>
  expect(problemsOf(others)).toEqual(problemsOf(FOR_REAL))
})

test.for(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
  'at the local address %s no setting is required',
  (PUBLIC_URL) => {
    expect(isPublic(envOf({ PUBLIC_URL }).PUBLIC_URL)).toBe(false)
  },
)

test('at a public address with all settings, placeholders of the company and unproved claims refuse the start, one line each', () => {
  const lines = [
    ...unreplaced().map((field) => `${field} in content/company.ts is still a placeholder`),
    ...unprovedClaims.map(
      (name) => `${name} in content/claims.ts is not proved: set your own, or turn it off`,
    ),
  ]
  expect(problemsOf(FOR_REAL)).toEqual(lines)
})

test.for(['AUTH_SECRET', 'SMTP_URL', 'OPERATOR_EMAIL', 'MAIL_FROM'])(
  'at a public address a missing %s is named',
  (name) => {
    const problems = problemsOf({ ...FOR_REAL, [name]: undefined })
    expect(problems).toContainEqual(
      expect.stringMatching(new RegExp(`^${name} must be set for a public address`)),
    )
  },
)
