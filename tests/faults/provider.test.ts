import { providerTrouble } from './provider-trouble.ts'
import { testFaults } from './test-faults.ts'
import { webhooksAtOnce, webhooksInAnyOrder, webhooksNever } from './webhooks.ts'

testFaults({
  'whatever the payment provider answers, a guest ends at one checkout': providerTrouble,
  'five copies of an event at once confirm and tell once': webhooksAtOnce,
  'events in any order lead to the same end': webhooksInAnyOrder,
  'a payment whose event never comes is found': webhooksNever,
})
