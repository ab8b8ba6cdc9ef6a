import { testFaults } from './test-faults.ts'
import { webhooksAtOnce, webhooksNever } from './webhooks.ts'

testFaults({
  'five copies of an event at once confirm and tell once': webhooksAtOnce,
  'a payment whose event never comes is found': webhooksNever,
})
