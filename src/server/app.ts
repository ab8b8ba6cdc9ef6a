import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { tryDecodeURI } from 'hono/utils/url'
import type { PublicChanges } from '#adapters/database/public-changes.ts'
import { company } from '#content/company.ts'
import { createFunctionsApi, endpoints } from '#functions/api.ts'
import { wasCutOff } from '#functions/cut-off.ts'
import { limitBody } from '#functions/limit-body.ts'
import { openApiDocument } from '#functions/openapi.ts'
import { createStripeWebhook } from '#functions/stripe-webhook.ts'
import { jobs } from '#jobs/jobs.ts'
import { closable } from './closable.ts'
import { createDeps, type Resources } from './deps.ts'
import { accountsDoor } from './doors/accounts-door.ts'
import { pagesDoor } from './doors/pages-door.ts'
import { isPublic } from './env.ts'
import { createKept, type Kept } from './kept/kept.ts'
import { metricsWithToken } from './metrics/door.ts'
import { createAdmission } from './middleware/admission.ts'
import { admitted } from './middleware/admitted.ts'
import { compressPages } from './middleware/compress-pages.ts'
import { oneByOne } from './middleware/one-by-one.ts'
import { ownAddress } from './middleware/own-address.ts'
import { pageBudget } from './middleware/page-budget.ts'
import { personalPages } from './middleware/personal-pages.ts'
import { plainMethods, tooLarge } from './middleware/plain-requests.ts'
import { requestLog } from './middleware/request-log.ts'
import { sayWhen } from './middleware/say-when.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { staticFiles } from './middleware/static-files.ts'
import type { Site } from './site-context.ts'
import { createVisitors } from './visitors.ts'

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
const TAKEN_BY_PHONE = `We cannot take this on the website at the moment. Please call us: ${company.phone}.`

/**
 * The whole site as a function of its resources: three doors and the rules in front of them, in order.
 * @param files the folder with the files of the build. Without it the site runs from its sources, and the tools of
 *   `npm run dev` may add scripts and styles to pages; the built site always has it
 */
export function createApp(resources: AppResources, files?: string): App {
  const { env, log } = resources
  const open = createDeps(resources)
  const deps = closable(open, () => (resources.watch.isFull() ? TAKEN_BY_PHONE : undefined))
  const admission = createAdmission()
  const development = files === undefined
  const isHttps = env.PUBLIC_URL.startsWith('https:')
  const visitors = createVisitors({ trusted: env.TRUST_PROXY, isPublic: isPublic(env.PUBLIC_URL), log })

  const app = new Hono<Site>()
  app.use(requestLog({ log }))
  app.use(securityHeaders({ isHttps, development, checkoutOrigins: deps.payments.checkoutOrigins }))

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await resources.isReady()) ? c.text('ready') : c.text('not ready', 503)))

  if (env.METRICS_TOKEN) app.get('/metrics', metricsWithToken(env.METRICS_TOKEN, resources.metrics))

  const budget = pageBudget({ networkOf: visitors.networkOf, now: resources.now })
  // A remote tour is asked of its own source each time.
  app.use('/functions/v1/*', budget)
  app.route(
    '/functions/v1',
    createFunctionsApi(deps, { networkOf: visitors.networkOf, admitted: admitted(admission) }),
  )
  // Money that has moved is written down whatever else is refused.
  app.route('/webhooks/stripe', createStripeWebhook(open, admitted(admission)))
  app.get('/openapi.json', (c) => c.json(openApiDocument(endpoints, env.PUBLIC_URL)))

  if (files) app.use(staticFiles(files))
  app.use(compress())
  app.use(compressPages())
  app.use(plainMethods(env.PUBLIC_URL))
  app.use(ownAddress(env.PUBLIC_URL))
  app.use(personalPages({ isHttps }))
  app.use(sayWhen())
  app.use(limitBody({ maxSize: MAX_FORM_BYTES, onError: tooLarge }))
  app.all(
    '/api/auth/*',
    accountsDoor({ accounts: deps.accounts, admission, publicUrl: env.PUBLIC_URL, visitors }),
  )
  app.use(budget)
  app.use(oneByOne())
  app.all('*', pagesDoor({ deps: open, forms: deps, admission, development, visitors }))

  app.onError((error, c) => {
    if (wasCutOff(c)) return c.text('The request ended before it was complete.', 400)
    log.error({ err: error, path: c.req.path }, 'request failed')
    return c.text('Something went wrong on our side. Please try again or contact us.', 500)
  })

  return {
    fetch: app.fetch,
    request: app.request,
    kept: files
      ? createKept({
          files,
          site: app.fetch,
          routes: build.routes,
          isDoor: (path) => isDoor(app, path),
          publicUrl: env.PUBLIC_URL,
          changes: resources.changes,
          now: resources.now,
        })
      : undefined,
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
