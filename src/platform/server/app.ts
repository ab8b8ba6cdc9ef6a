import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isRequestAborted } from '#api/aborted-request.ts'
import { createFunctionsApi, endpoints } from '#api/api.ts'
import { openApiDocument } from '#api/openapi.ts'
import { createStripeWebhook } from '#api/stripe-webhook.ts'
import { maxPhotoBytes } from '#catalogue/photos/photo.rules.ts'
import { jobs } from '#jobs/jobs.ts'
import { listCachedPages } from '#web/site/site-files/cached-pages.ts'
import { listPublicPages } from '#web/site/site-files/public-pages.ts'
import type { PublicChanges } from '../database/public-changes.ts'
import { redactPath } from '../text/redact-path.ts'
import { createDeps, type Resources } from './deps.ts'
import { createClients } from './http/clients.ts'
import { alternateHostOf, canonicalHost } from './middleware/canonical-host.ts'
import { compressResponses } from './middleware/compress-responses.ts'
import { createConcurrencyLimit, limitConcurrency } from './middleware/concurrency-limit.ts'
import { countNotFoundPages } from './middleware/count-not-found-pages.ts'
import { checkMethodAndOrigin, tooLarge } from './middleware/method-and-origin.ts'
import { pageRateLimit } from './middleware/page-rate-limit.ts'
import { personalPages } from './middleware/personal-pages.ts'
import { renderQueue } from './middleware/render-queue.ts'
import { requestLog } from './middleware/request-log.ts'
import { retryAfter } from './middleware/retry-after.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { staticFiles } from './middleware/static-files.ts'
import { metricsWithToken } from './monitoring/metrics-endpoint.ts'
import { cacheKeys, createPageCache } from './page-cache/page-cache.ts'
import { withReadOnlyMode } from './read-only-mode.ts'
import { accountsRoute } from './routes/accounts.ts'
import { pagesRoute } from './routes/pages.ts'
import { photosRoute } from './routes/photos.ts'
import { isPublic } from './settings/env.ts'
import type { Site } from './site-context.ts'

export type AppResources = Resources & {
  isReady: () => Promise<boolean>
  changes: Pick<PublicChanges, 'isListening' | 'onChange'>
  metrics: () => string
}

export type App = {
  /** Handles a request; public pages come from the page cache, except in development. */
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>
  /** The same without the page cache, for tests. */
  request: Hono<Site>['request']
  /** Renders the pages of the sitemap into the page cache. */
  warmUp(): Promise<void>
  /** Reads the rules of booking, then starts the workers of the job queue and their schedules. */
  start(): Promise<void>
}

const MAX_FORM_BYTES = 128 * 1024
/** The photos of fleet and trips, of a driver whose guest did not come, and with a guest's review. */
const UPLOADS: readonly [path: RegExp, kind: Parameters<typeof maxPhotoBytes>[0]][] = [
  [/^\/desk\/fleet\/photo\//, 'vehicle'],
  [/^\/desk\/photos\//, 'trip'],
  [/^\/driver\/[\w-]+\/[\w-]+$/, 'noShow'],
  [/^\/review$/, 'review'],
]

/**
 * The whole site as a function of its resources: routes, and the middleware in front of them, in order.
 * @param files the folder with the static files of the build; without it the site runs in development mode, in which
 *   Vite may add scripts and styles to pages
 */
export function createApp(resources: AppResources, files?: string): App {
  const { env, log } = resources
  const writableDeps = createDeps(resources)
  const deps = withReadOnlyMode(writableDeps, () =>
    resources.monitor.isDiskFull() ? 'disk-full' : undefined,
  )
  const concurrency = createConcurrencyLimit()
  const development = files === undefined
  const isHttps = env.PUBLIC_URL.startsWith('https:')
  const clients = createClients({ trusted: env.TRUST_PROXY, isPublic: isPublic(env.PUBLIC_URL), log })

  const app = new Hono<Site>()
  if (files) app.use(staticFiles(files))
  app.use(requestLog({ log }))
  app.use(securityHeaders({ isHttps, development, checkoutOrigins: deps.payments.checkoutOrigins }))

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await resources.isReady()) ? c.text('ready') : c.text('not ready', 503)))

  if (env.METRICS_TOKEN) app.get('/metrics', metricsWithToken(env.METRICS_TOKEN, resources.metrics))

  const rateLimit = pageRateLimit({ networkOf: clients.networkOf, now: resources.now })
  // Remote tours are fetched from their source on each request, so they are limited like pages.
  app.use('/functions/v1/*', rateLimit)
  app.route(
    '/functions/v1',
    createFunctionsApi(deps, {
      networkOf: clients.networkOf,
      limitConcurrency: limitConcurrency(concurrency),
    }),
  )
  // Payments are recorded even when the disk is almost full, and are never rate limited.
  app.route('/webhooks/stripe', createStripeWebhook(writableDeps, limitConcurrency(concurrency)))
  app.get('/openapi.json', (c) => c.json(openApiDocument(endpoints, env.PUBLIC_URL)))

  app.use('/photos/*', rateLimit)
  app.get('/photos/:file', photosRoute(deps))

  app.use(compressResponses())
  app.use(checkMethodAndOrigin(env.PUBLIC_URL))
  app.use(canonicalHost(env.PUBLIC_URL))
  app.use(personalPages({ isHttps }))
  app.use(retryAfter())
  const limitForm = bodyLimit({ maxSize: MAX_FORM_BYTES, onError: tooLarge })
  const limitUploads = UPLOADS.map(([path, kind]) => {
    // More than a photo may have, so that a photo that is too large is refused beside its field.
    return { path, limit: bodyLimit({ maxSize: 2 * maxPhotoBytes(kind), onError: tooLarge }) }
  })
  app.use((c, next) => {
    const upload = limitUploads.find(({ path }) => path.test(c.req.path))
    return (upload?.limit ?? limitForm)(c, next)
  })
  app.all('/api/auth/*', accountsRoute({ deps, concurrency, clients }))
  app.use(rateLimit)
  app.use(renderQueue())
  app.use(countNotFoundPages(writableDeps))
  app.all('*', pagesRoute({ deps: writableDeps, forms: deps, concurrency, development, clients }))

  app.onError((error, c) => {
    if (isRequestAborted(c)) return c.text('The request ended before it was complete.', 400)
    log.error({ err: error, path: redactPath(c.req.path) }, 'request failed')
    return c.text('Something went wrong on our side. Please try again or contact us.', 500)
  })

  const pages = createPageCache({
    render: async (address) => app.fetch(new Request(env.PUBLIC_URL + address)),
    cacheKey: cacheKeys(listCachedPages(deps.catalogue)),
    // Pages that are rendered while the database is away lack their reviews.
    isListening: () => resources.changes.isListening() && !writableDeps.alarms().includes('database_away'),
    now: resources.now,
  })
  // Pages state the rules, so they are cleared after these have been read.
  resources.changes.onChange(() => void readRules().then(pages.clear))
  const otherHost = alternateHostOf(env.PUBLIC_URL)

  async function readRules() {
    try {
      await writableDeps.reloadRules()
    } catch (error) {
      log.error({ err: error }, 'the rules of booking cannot be read; the last ones stay in force')
    }
  }

  return {
    async fetch(request, bindings) {
      const isCacheable = !development && request.headers.get('host') !== otherHost
      const cached = isCacheable ? await pages.respond(request) : undefined
      return cached ?? app.fetch(request, bindings)
    },
    request: app.request,
    async warmUp() {
      if (!development) await pages.warmUp(listPublicPages(deps.catalogue).map(({ path }) => path))
    },
    async start() {
      await writableDeps.reloadRules()
      for (const [name, job] of Object.entries(jobs)) {
        await resources.queue.work(name as keyof typeof jobs, (payload) => job.run(writableDeps, payload))
        if ('cron' in job) await resources.queue.schedule(name as keyof typeof jobs, job.cron)
      }
    },
  }
}
