import { expect, test } from 'vitest'
import { driveViewOf } from './drive-view.ts'

test.for([
  ['2027-01-14T17:59:00+07:00', undefined],
  ['2027-01-14T18:00:00+07:00', 'departed'],
] as const)('at %s the button for a driver who leaves for 06:00 the next day is: %s', ([now, step]) => {
  const drive = { legId: 'leg', driverId: 'driver', startsAt: new Date('2027-01-15T06:00:00+07:00') }
  const view = driveViewOf(drive, [], { status: 'confirmed', dueBaht: null }, Date.parse(now))
  expect(view.next?.step).toBe(step)
})
