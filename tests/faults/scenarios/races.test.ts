import { testFaults } from '../test-faults.ts'
import { lastVehicle, onePayment, sameSubmit } from './races.ts'

testFaults({
  'ten copies of a submit at once make one booking': sameSubmit,
  'twenty guests ask for the last vehicle of a day, and one gets it': lastVehicle,
  'pressing Pay twenty times at once opens one checkout': onePayment,
})
