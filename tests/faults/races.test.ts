import { lastReference, oneConfirmation, onePayment, sameSubmit } from './races.ts'
import { oneReview, sendAgain } from './races-after.ts'
import { testFaults } from './test-faults.ts'

testFaults({
  'ten copies of a submit at once are one booking': sameSubmit,
  'of twenty guests one gets the last reference': lastReference,
  'pressed twenty times at once, Pay opens one checkout': onePayment,
  'a guest in twenty tabs is confirmed and told once': oneConfirmation,
  'sent from twenty tabs at once, a trip has one review': oneReview,
  'twenty admins who send a mail again send it once': sendAgain,
})
