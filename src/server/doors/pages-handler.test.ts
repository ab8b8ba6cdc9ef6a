import {
  createRequestHandler,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import { createPagesHandler } from './pages-handler.ts'

const ROUTES = [
  { id: 'root', path: '' },
  { id: 'home', index: true, parentId: 'root' },
  { id: 'form', path: 'taxi/form', parentId: 'root' },
  { id: 'frame', path: 'desk', parentId: 'root' },
  { id: 'list', index: true, parentId: 'frame' },
  { id: 'trip', path: 'trips/:id', parentId: 'root' },
  { id: 'nothing', path: '*', parentId: 'root' },
]

const says =
  (id: string) =>
  ({ request, params }: LoaderFunctionArgs) =>
    `${request.method} ${id} ${JSON.stringify(params)}`

const build = {
  routes: Object.fromEntries(
    ROUTES.map((route) => [
      route.id,
      { ...route, module: { default: () => null, loader: says(route.id), action: says(route.id) } },
    ]),
  ),
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers) =>
        new Response('drawn', { status, headers }),
    },
  },
  assets: { routes: {}, version: '1' },
  future: {},
  basename: '/',
  ssr: true,
  isSpaMode: false,
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const PATHS = ['/', '/taxi/form', '/desk', '/trips/erawan', '/no-such', '/taxi', '/TAXI/form', '/taxi/form/']
const WRITTEN = ['', '.data', '.data?_routes=root', '%2edata', '/.data']

test.for(PATHS.flatMap((path) => WRITTEN.map((end) => path + end)))(
  '%s is answered as by all routes',
  async (path) => {
    const ask = async (handler: typeof reference, method: string) => {
      const response = await handler(
        new Request(`http://localhost${path}`, { method }),
        new RouterContextProvider(),
      )
      return { status: response.status, headers: [...response.headers], body: await response.text() }
    }
    const reference = createRequestHandler(build, 'production')
    const handler = createPagesHandler(build, 'production')
    for (const method of ['GET', 'POST'])
      expect(await ask(handler, method)).toEqual(await ask(reference, method))
  },
)
