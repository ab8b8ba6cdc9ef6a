import { expect, test } from 'vitest'
import { addDays } from '#platform/time/calendar.ts'
import { driverOf, takenFrom, vehicleOf } from '#tests/fleet-factories.ts'
import { daysUntil, paperAlerts, papersByEnd } from './paper-alerts.rules.ts'

const TODAY = '2026-11-26'
const van = vehicleOf('van', 'van', { inspectionExpiresOn: '2026-12-02', roadTaxExpiresOn: '2026-12-19' })
const daeng = driverOf('daeng', { licenceExpiresOn: '2026-12-08' })

test('what ends first comes first, whether of a vehicle or of a driver, and empty dates are left out', () => {
  expect(papersByEnd({ vehicles: [van], drivers: [daeng, driverOf('lek')] })).toEqual([
    { kind: 'vehicle', id: 'van', paper: 'inspection', endsOn: '2026-12-02' },
    { kind: 'driver', id: 'daeng', paper: 'licence', endsOn: '2026-12-08' },
    { kind: 'vehicle', id: 'van', paper: 'roadTax', endsOn: '2026-12-19' },
  ])
})

test.for([
  [31, 'not warned of'],
  [30, 'warned of'],
  [15, 'warned of'],
  [14, 'urgent'],
  [0, 'urgent'],
  [-1, 'urgent'],
  [-400, 'urgent'],
] as const)('a paper that ends in %i days is %s', ([days, how]) => {
  const insuranceExpiresOn = addDays(TODAY, days)
  const fleet = { vehicles: [vehicleOf('car', 'car', { insuranceExpiresOn })], drivers: [] }
  const [alert] = paperAlerts(fleet, [], TODAY)
  expect(alert ? (alert.isUrgent ? 'urgent' : 'warned of') : 'not warned of').toBe(how)
  expect(daysUntil(insuranceExpiresOn, TODAY)).toBe(days)
})

test('the trips after the last valid day are hit, those of the vehicle or driver alone', () => {
  const trips = [
    takenFrom('2026-12-08T08:00', '2026-12-09T00:00', { driverId: 'daeng' }),
    takenFrom('2026-12-08T20:00', '2026-12-09T00:30', { driverId: 'daeng' }),
    takenFrom('2026-12-12T08:00', '2026-12-12T18:00', { driverId: 'daeng', vehicleId: 'car' }),
    takenFrom('2026-12-12T08:00', '2026-12-12T18:00', { driverId: 'lek', vehicleId: 'van' }),
  ]
  const alerts = paperAlerts({ vehicles: [van], drivers: [daeng] }, trips, TODAY)
  expect(alerts.map(({ paper, hits }) => [paper, hits.map((hit) => trips.indexOf(hit))])).toEqual([
    ['inspection', [3]],
    ['licence', [1, 2]],
    ['roadTax', []],
  ])
})
