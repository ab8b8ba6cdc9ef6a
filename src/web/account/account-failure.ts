import { FAILURES } from '#platform/problems/failures.words.ts'
import type { Failure } from '../parts/request-form/keep-form-on-failure.ts'

/** Here, so that only the account pages download its sentence. */
export const ACCOUNT_FAILURE: Failure = { text: FAILURES['accounts-unreachable'] }
