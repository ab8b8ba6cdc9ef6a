import type { MiddlewareFunction } from 'react-router'
import { audienceOf, pageOf } from './audiences.ts'

/** No cache stores the answer and no search engine lists it. */
const PRIVATE_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Keeps private whatever is not for everybody: pages, their data, redirects and errors. Their addresses may hold a link. */
export const keepPrivate: MiddlewareFunction<Response> = async ({ pattern }, next) => {
  const response = await next()
  if (audienceOf(pageOf(pattern)) === 'public') return response
  for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.headers.set(name, value)
  return response
}
