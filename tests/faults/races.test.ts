import { onePayment, sameSubmit } from './races.ts'
import { testFaults } from './test-faults.ts'

testFaults({
  'ten copies of a submit at once are one booking': sameSubmit,
  'pressed twenty times at once, Pay opens one checkout': onePayment,
})
