import { testFaults } from '../test-faults.ts'
import { webhooksAtOnce, webhooksNever } from './webhooks.ts'

testFaults({
  'five copies of an event at once confirm the booking once and send each mail once': webhooksAtOnce,
  'a payment without a webhook is found by the reconcile job': webhooksNever,
})
