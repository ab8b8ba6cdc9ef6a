import { testFaults } from '../test-faults.ts'
import { onePayment, sameSubmit } from './races.ts'

testFaults({
  'ten copies of a submit at once make one booking': sameSubmit,
  'pressing Pay twenty times at once opens one checkout': onePayment,
})
