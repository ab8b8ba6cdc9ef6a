import { killStart } from './kill-start.ts'
import { killDatabase, killSite } from './kills.ts'
import { testFaults } from './test-faults.ts'

testFaults({
  'a site that is killed at any point loses nothing and does nothing twice': killSite,
  'a database that is killed at any point loses nothing and stores nothing twice': killDatabase,
  'a site that is killed while it makes its tables makes them at the next start': killStart,
})
