import * as build from 'virtual:react-router/server-build'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { tryDecodeURI } from 'hono/utils/url'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PublicChanges } from '#adapters/database/public-changes.ts'
import { depsContext, nonceContext, visitorContext } from '#app/context.ts'
import { company } from '#content/company.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { createFunctionsApi, endpoints } from '#functions/api.ts'
import { openApiDocument } from '#functions/openapi.ts'
import { createStripeWebhook } from '#functions/stripe-webhook.ts'
import { jobs } from '#jobs/jobs.ts'
import { areLocalTwins, callerAddresses, isOnThisMachine, networkOf } from './client-address.ts'
import { closable } from './closable.ts'
import { createDeps, type Resources } from './deps.ts'
import { isMalformed, NOTHING } from './kept/dead-ends.ts'
import { createKept, type Kept } from './kept/kept.ts'
import { metricsWithToken } from './metrics/door.ts'
import { createAdmission } from './middleware/admission.ts'
import { admitted, TOO_MANY_AT_ONCE } from './middleware/admitted.ts'
import { oneByOne, VERY_MANY_ARE_LOOKING } from './middleware/one-by-one.ts'
import { ownAddress } from './middleware/own-address.ts'
import { pageBudget } from './middleware/page-budget.ts'
import { personalPages } from './middleware/personal-pages.ts'
import { plainMethods, tooLarge, wasCutOff } from './middleware/plain-requests.ts'
import { requestLog } from './middleware/request-log.ts'
import { sayWhen } from './middleware/say-when.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { tryAgain } from './middleware/try-again.ts'

type Site = { Bindings: Partial<HttpBindings>; Variables: { secureHeadersNonce?: string } }

export type AppResources = Resources & {
  isReady: () => Promise<boolean>
  changes: Pick<PublicChanges, 'isHearing' | 'onChange'>
  metrics: () => string
}

export type App = {
  fetch: Hono<Site>['fetch']
  request: Hono<Site>['request']
  /** Stands in front of `fetch` and answers what need not be made again; not while developing. */
  kept: Kept | undefined
  /** Begins to work on queued jobs. */
  startJobs(): Promise<void>
}

const MAX_FORM_BYTES = 128 * 1024
const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const TAKEN_BY_PHONE = `We cannot take this on the website at the moment. Please call us: ${company.phone}.`

/** The whole site as a function of its resources: three doors and the rules in front of them, in order. */
export function createApp(resources: AppResources): App {
  const { env, log } = resources
  const open = createDeps(resources)
  const deps = closable(open, () => (resources.watch.isFull() ? TAKEN_BY_PHONE : undefined))
  const crowded = closable(open, () => TOO_MANY_AT_ONCE)
  const admission = createAdmission()
  const development = env.NODE_ENV === 'development'
  const pages = createRequestHandler(build, development ? 'development' : 'production')

  const addressOf = callerAddresses(env.TRUST_PROXY)
  const callerAddress = (c: Context<Site>) =>
    addressOf(c.env?.incoming?.socket.remoteAddress, c.req.raw.headers)
  const networkOfCaller = (c: Context<Site>) => networkOf(callerAddress(c))

  const app = new Hono<Site>()
  app.use(requestLog({ log }))
  app.use(
    securityHeaders({ forReal: env.forReal, development, checkoutOrigins: deps.payments.checkoutOrigins }),
  )

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await resources.isReady()) ? c.text('ready') : c.text('not ready', 503)))

  if (env.METRICS_TOKEN) app.get('/metrics', metricsWithToken(env.METRICS_TOKEN, resources.metrics))

  const budget = pageBudget({ networkOf: networkOfCaller, now: resources.now })
  // A remote tour is asked of its own source each time.
  app.use('/functions/v1/*', budget)
  app.route(
    '/functions/v1',
    createFunctionsApi(deps, { networkOf: networkOfCaller, admitted: admitted(admission) }),
  )
  // Money that has moved is written down whatever else is refused.
  app.route('/webhooks/stripe', createStripeWebhook(open, admitted(admission)))
  app.get('/openapi.json', (c) => c.json(openApiDocument(endpoints, env.PUBLIC_URL)))

  if (!development) app.use(staticFiles())
  app.use(compress())
  app.use(plainMethods(env.PUBLIC_URL))
  app.use(ownAddress(env.PUBLIC_URL))
  app.use(personalPages({ isHttps: env.PUBLIC_URL.startsWith('https:') }))
  app.use(sayWhen())
  app.use(bodyLimit({ maxSize: MAX_FORM_BYTES, onError: tooLarge }))
  app.all('/api/auth/*', async (c) => {
    const leave = admission.enter(c.env?.incoming)
    try {
      if (!leave) throw new Unavailable('too many requests at once')
      return await deps.accounts.handle(atPublicAddress(c.req.raw, env.PUBLIC_URL), callerAddress(c))
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      return c.json({ message: 'Please try again in a moment.' }, 503)
    } finally {
      leave?.()
    }
  })
  app.use(budget)
  app.use(oneByOne())
  app.all('*', async (c) => {
    const leave = admission.enter(c.env?.incoming)
    const isForm = c.req.method === 'POST'
    if (!leave && !isForm) return tryAgain(c, 503, { seconds: 3, because: VERY_MANY_ARE_LOOKING })
    const context = new RouterContextProvider()
    // A form that is not taken is still answered with what was typed.
    context.set(depsContext, isForm ? (leave ? deps : crowded) : open)
    context.set(nonceContext, development ? '' : (c.get('secureHeadersNonce') ?? ''))
    context.set(visitorContext, {
      onThisMachine: isOnThisMachine(c.env?.incoming?.socket.remoteAddress, c.req.raw.headers),
      address: callerAddress(c),
      network: networkOfCaller(c),
    })
    try {
      return await pages(atPublicAddress(c.req.raw, env.PUBLIC_URL), context)
    } finally {
      leave?.()
    }
  })

  app.onError((error, c) => {
    if (wasCutOff(error, c.req.raw)) return c.text('The request ended before it was complete.', 400)
    log.error({ err: error, path: c.req.path }, 'request failed')
    return c.text('Something went wrong on our side. Please try again or contact us.', 500)
  })

  return {
    fetch: app.fetch,
    request: app.request,
    kept: development
      ? undefined
      : createKept({
          site: app.fetch,
          routes: build.routes,
          isDoor: (path) => isDoor(app, path),
          publicUrl: env.PUBLIC_URL,
          changes: resources.changes,
          now: resources.now,
        }),
    async startJobs() {
      for (const [name, job] of Object.entries(jobs)) {
        await resources.queue.work(name as keyof typeof jobs, (payload) => job.run(open, payload))
        if ('cron' in job) await resources.queue.schedule(name as keyof typeof jobs, job.cron)
      }
    },
  }
}

/** Is this answered by something else than a page: by the app itself, or as what the scripts of pages ask for? */
function isDoor(app: Hono<Site>, path: string): boolean {
  const [handlers] = app.router.match('GET', tryDecodeURI(path))
  const isOurs = handlers.some(([[, { path }]]) => path !== '/*')
  return isOurs || path.endsWith('.data') || path === build.routeDiscovery.manifestPath
}

/** Its name changes with what is in it: the files of the bundler, and the sizes of photos. */
function isNamedByContent(file: string): boolean {
  return /\/(assets|photos)\//.test(file)
}

function staticFiles() {
  return serveStatic<Site>({
    root: './build/client',
    onFound: (file, c) => c.header('cache-control', isNamedByContent(file) ? A_YEAR : A_DAY),
  })
}

/**
 * Behind a TLS proxy the request arrives as http; links and the check that a form comes from this site need the
 * address that guests see. It comes from the settings, never from the Host header; only on this machine itself
 * its other names are taken as they are. A path that nobody can read leads nowhere.
 */
function atPublicAddress(request: Request, publicUrl: string): Request {
  const url = new URL(request.url)
  const site = new URL(publicUrl)
  const isHere = url.origin === site.origin || areLocalTwins(url, site)
  const isReadable = !isMalformed(url.pathname)
  if (isHere && isReadable) return request
  const path = isReadable ? url.pathname : `/${NOTHING}`
  return new Request((isHere ? url.origin : site.origin) + path + url.search, {
    method: request.method,
    headers: request.headers,
    body: request.body,
    signal: request.signal,
    duplex: 'half',
  } as RequestInit)
}
