import { data } from 'react-router'
import { whenUnavailable } from '#domain/unavailable.ts'

/** For loaders: when something the page leans on is away, the page says so with a 503 instead of breaking. */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  return whenUnavailable(
    () => work,
    () => {
      throw data(null, { status: 503, headers: { 'retry-after': '5' } })
    },
  )
}

/** For pages whose address holds a guest's token or details: nobody keeps them, nobody lists them. */
export const PRIVATE_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
