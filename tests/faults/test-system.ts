import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { startPooler } from '#tests/database/pooler.ts'
import { asClient } from '#tests/database/server.ts'
import { startFakeStripe } from '#tests/fake-stripe/fake-stripe.ts'
import { freePort } from '#tests/free-port.ts'
import { openTcpProxy, type TcpProxy } from '#tests/tcp-proxy.ts'
import type { DatabaseServer } from './database-server.ts'
import { openLedger } from './ledger.ts'
import { startMailServer } from './mail-server.ts'
import { type Site, startSite } from './site-process.ts'

export type SystemOptions = {
  instances?: number
  /** Modules that are imported before the site. */
  preload?: string[]
  settings?: Record<string, string>
  /** How many vehicles of each class there are, with as many drivers; by default enough for a request a day and its copies. */
  fleet?: Record<VehicleClass, number>
  /** Is there a PgBouncer in session mode between the sites and the database? */
  isPooled?: boolean
  /** Fills the empty database before a site starts on it. */
  fill?: (databaseUrl: string) => Promise<void>
  /** The data folder of an embedded database, instead of a database on the given server. */
  ownDatabaseIn?: string
  /** The file to which the sites' standard output goes. */
  logFile?: string
}

const FLEET: Record<VehicleClass, number> = { car: 4, suv: 20, van: 1 }
const READY_POLL_MS = 500
const WEBHOOK_SECRET = 'whsec_faults'
/** The sites' AUTH_SECRET, which signs booking links. */
export const SECRET = 'a secret that is used in these tests only'

/**
 * The built site with all its peers: guests, database, payment provider and mail server, each behind
 * a TCP proxy that can be watched and cut. Everything except the database server ends with it.
 */
export async function startSystem(server: DatabaseServer, options: SystemOptions = {}) {
  await using opening = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'saphan-faults-'))
  opening.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  const database = await server.createDatabase()
  await options.fill?.(server.urlOf(database))
  const pooler = options.isPooled
    ? opening.use(await startPooler(server.urlOf(database), 'session'))
    : undefined
  const sites: { port: number; database: TcpProxy; site: Site | undefined; isReady: boolean }[] = []
  let turn = 0
  function placeOf(instance: number) {
    const place = sites[instance]
    if (!place) throw new Error(`there is no instance ${instance}`)
    return place
  }

  const open = async (ports: () => number[]) =>
    opening.use(await openTcpProxy(() => ports().map((port) => ({ host: '127.0.0.1', port }))))

  const mailServer = opening.use(await startMailServer())
  const provider = { port: 0 }
  const proxies = {
    mail: await open(() => [Number(new URL(mailServer.url).port)]),
    provider: await open(() => [provider.port]),
    /** A load balancer: each connection goes to the next ready instance, otherwise to any that listens. */
    guests: await open(() => {
      turn++
      const inTurn = sites.map((_, index) => placeOf((index + turn) % sites.length))
      return inTurn.sort((one, other) => Number(other.isReady) - Number(one.isReady)).map(({ port }) => port)
    }),
  }
  const url = `http://localhost:${proxies.guests.port}`
  const stripe = await startFakeStripe({
    webhookUrl: `http://127.0.0.1:${proxies.guests.port}/webhooks/stripe`,
    webhookSecret: WEBHOOK_SECRET,
    url: `http://127.0.0.1:${proxies.provider.port}`,
  })
  opening.use(stripe)
  provider.port = stripe.port
  for (let instance = 0; instance < (options.instances ?? 1); instance++) {
    const databaseEnd = pooler ? { host: '127.0.0.1', port: pooler.port } : { path: server.socketFile }
    const proxy = opening.use(await openTcpProxy(() => [databaseEnd]))
    sites.push({ port: await freePort(), database: proxy, site: undefined, isReady: false })
  }

  const settings = {
    PUBLIC_URL: url,
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
    STRIPE_SECRET_KEY: 'sk_test_faults',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    AUTH_SECRET: SECRET,
    AUTH_CONFIRM_EMAIL: 'off',
    TRUST_PROXY: '127.0.0.1/32',
    LOG_LEVEL: 'warn',
    ...options.settings,
  }
  async function start(instance = 0, patienceMs?: number): Promise<Site> {
    const place = placeOf(instance)
    const whereItIs: Record<string, string> = options.ownDatabaseIn
      ? { DATA_DIR: options.ownDatabaseIn }
      : { DATABASE_URL: `postgres://saphan@127.0.0.1:${place.database.port}/${database}` }
    const env = { ...settings, ...whereItIs, PORT: String(place.port) }
    place.site = startSite(env, options.preload, options.logFile)
    await place.site.ready(patienceMs)
    return place.site
  }
  opening.defer(() => Promise.all(sites.map(({ site }) => site?.kill())).then(() => undefined))
  await Promise.all(sites.map((_, instance) => start(instance)))
  const looks = setInterval(async () => {
    for (const place of sites) place.isReady = (await place.site?.isReady()) ?? false
  }, READY_POLL_MS)
  opening.defer(() => clearInterval(looks))

  const opened = opening.move()
  const databaseUrl = () =>
    options.ownDatabaseIn ? embeddedUrl(options.ownDatabaseIn) : server.urlOf(database)
  const system = {
    url,
    server,
    pooler,
    proxies,
    stripe,
    mailServer,
    ledger: openLedger(path.join(folder, 'acknowledged.jsonl')),
    folder,
    /** The proxy between an instance and the database. */
    databaseProxy: (instance = 0): TcpProxy => placeOf(instance).database,
    databaseProxies: (): TcpProxy[] => sites.map((place) => place.database),
    /** For the `pg` client, without the proxies. */
    databaseUrl,
    query: (statement: string) => asClient(databaseUrl(), (client) => client.query(statement)),
    siteAt(instance = 0): Site {
      const { site } = placeOf(instance)
      if (!site) throw new Error(`instance ${instance} was not started`)
      return site
    },
    start,
    /** How often a process was killed. */
    crashes: 0,
    async killSite(instance = 0): Promise<void> {
      system.crashes++
      await system.siteAt(instance).kill()
      // With one instance the jobs cannot be taken over: skips the minute after which the queue retries them.
      if (sites.length === 1)
        await system.query(`update pgboss.job set state = 'retry' where state = 'active'`)
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
  await enterFleet(system.query, options.fleet ?? FLEET)
  return system
}

async function enterFleet(
  query: (statement: string) => Promise<unknown>,
  fleet: Record<VehicleClass, number>,
) {
  const drivers = Object.values(fleet).reduce((sum, count) => sum + count)
  await query(`
    insert into drivers (name, phone) select 'Driver ' || n, '+66 00 000 0000' from generate_series(1, ${drivers}) n`)
  for (const [vehicleClass, count] of Object.entries(fleet))
    await query(`
      insert into vehicles (name, class, seats, bags, plate)
      select '${vehicleClass}', '${vehicleClass}', 9, 10, '${vehicleClass} ' || n from generate_series(1, ${count}) n`)
}

function embeddedUrl(dataDir: string): string {
  const sockets = path.join(dataDir, 'postgres-socket')
  return `postgres://saphan@localhost/saphan?host=${encodeURIComponent(sockets)}`
}

export type System = Awaited<ReturnType<typeof startSystem>>
