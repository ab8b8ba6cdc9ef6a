import { testFaults } from '../test-faults.ts'
import { killSite } from './kills.ts'

testFaults({ 'a site that is killed at any point loses no request and stores none twice': killSite })
