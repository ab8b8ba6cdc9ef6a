import { data } from 'react-router'
import { receiveCash } from '#money/cash/receive-cash.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { depsContext } from '../../shell/context.ts'
import { redirectWithFlash } from '../../shell/flash-message.ts'
import { renderMarkup } from '../../shell/render-markup.tsx'
import { orUnavailable } from '../../shell/unavailable.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/page.ts'
import moneyCss from './money.css?url'
import { moneyAddress, readMoneyAddress } from './money-address.ts'
import { MoneyPage } from './money-page.tsx'
import { loadMoney } from './view/load-money.ts'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: moneyCss }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const money = await orUnavailable(loadMoney(deps, readMoneyAddress(url.searchParams, deps.now())))
  const markup = renderMarkup(url.pathname + url.search, <MoneyPage money={money} />)
  return { title: `Money, ${money.title}`, markup }
}

/** Notes that a driver has handed cash over. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const address = readMoneyAddress(url.searchParams, deps.now())
  const { driverId = '', payments = '' } = typed
  const paymentIds = payments.split(' ').filter(isUuid)
  const received = await receiveCash(deps, {
    ...{ paymentIds, admin },
    driverId: isUuid(driverId) ? driverId : crypto.randomUUID(),
  })
  if (received.ok) {
    return redirectWithFlash(moneyAddress(address), 'cash-received')
  }
  const { message, reason } = refusalInWords(received)
  const money = await orUnavailable(loadMoney(deps, address))
  const markup = renderMarkup(url.pathname + url.search, <MoneyPage money={money} refused={message} />)
  return data({ markup }, { status: HTTP_STATUS[reason] })
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title ?? 'Money')

/** The server has rendered the page: its links and forms need no scripts. */
export default function Money({ loaderData, actionData }: Route.ComponentProps) {
  return <StaticMarkup markup={(actionData ?? loaderData).markup} />
}
