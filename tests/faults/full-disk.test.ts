import { test } from 'vitest'
import { canHaveSmallDisk, fullDisk } from './full-disk.ts'
import { testFaults } from './test-faults.ts'

if (canHaveSmallDisk())
  testFaults({ 'a full disk refuses guests, and loses none that was acknowledged': fullDisk })
else test.skip('a full disk: NOT TESTED, because only root can mount a small one', () => {})
