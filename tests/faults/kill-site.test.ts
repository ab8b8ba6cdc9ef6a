import { killSite } from './kills.ts'
import { testFaults } from './test-faults.ts'

testFaults({ 'a site that is killed at any point loses no request and stores none twice': killSite })
