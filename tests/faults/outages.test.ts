import { databaseEnds } from './database-ends.ts'
import { databaseHangs } from './database-hangs.ts'
import { mailAway } from './mail-away.ts'
import { testFaults } from './test-faults.ts'
import { wrongClock } from './wrong-clock.ts'

testFaults({
  'a database that ends under load takes no acknowledged booking with it': databaseEnds,
  'a database that hangs makes guests wait for a moment and store nothing twice': databaseHangs,
  'while the mail server refuses everybody, guests notice nothing and no mail is lost': mailAway,
  'a site whose clock goes wrong forgets nobody': wrongClock,
})
