import { data } from 'react-router'
import { whenUnavailable } from '#platform/problems/unavailable.rules.ts'

/** For loaders: answers with 503 when the database or another dependency is unavailable. */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  return whenUnavailable(
    () => work,
    () => {
      throw data(null, { status: 503, headers: { 'retry-after': '5' } })
    },
  )
}
