import { expect, test } from 'vitest'
import { placePoints } from '#content/map/place-points.ts'
import { roads } from '#content/transfers/roads.ts'
import { townNamed } from './day-places.ts'
import { driveMinutes } from './drive.ts'

test.for<[place: string, zone: string]>([
  ['erawan', 'erawan'],
  ['sai-yok-noi', 'sai-yok'],
  ['hellfire-pass', 'hellfire-pass'],
  ['mon-bridge', 'sangkhlaburi'],
  ['ayutthaya-drop-off', 'ayutthaya'],
  ['floating-market', 'damnoen-saduak'],
])('the estimate of the drive to %s is within a fifth of the road list', ([place, zone]) => {
  const road = roads.find(({ between: [from, to] }) => from === 'kanchanaburi' && to === zone)
  const at = placePoints[place]?.at
  if (!road || !at) return expect.fail(`no road or point for ${place}`)
  const minutes = driveMinutes([townNamed('Kanchanaburi').at, at])
  expect(Math.abs(minutes / road.minutes - 1)).toBeLessThan(0.2)
})
