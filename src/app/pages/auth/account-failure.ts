import { FAILURES } from '#content/failures.ts'
import type { Failure } from '../../sections/request-form/keep-form-on-failure.ts'

/** Here, so that only the account pages download its sentence. */
export const ACCOUNT_FAILURE: Failure = { text: FAILURES['accounts-unreachable'] }
