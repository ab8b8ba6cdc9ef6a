import { testFaults } from '../test-faults.ts'
import { databaseEnds } from './database-ends.ts'

testFaults({ 'a database that ends under load takes no acknowledged booking with it': databaseEnds })
