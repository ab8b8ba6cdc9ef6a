import { killedInstances, restartedInstances } from './instances.ts'
import { restored } from './restored.ts'
import { testFaults } from './test-faults.ts'

testFaults({
  'while instances are killed in turn, nothing is lost or stored twice': killedInstances,
  'while instances are restarted in turn, no guest notices': restartedInstances,
  'a restored backup holds everything of its moment': restored,
})
