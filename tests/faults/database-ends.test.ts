import { databaseEnds } from './database-ends.ts'
import { testFaults } from './test-faults.ts'

testFaults({ 'a database that ends under load takes no acknowledged booking with it': databaseEnds })
