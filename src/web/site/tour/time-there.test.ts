import { expect, test } from 'vitest'
import { timeThere } from './time-there.ts'

function there(...stops: [time: string, activity: string][]) {
  return timeThere({
    mainPlace: 'erawan',
    itinerary: stops.map(([time, activity]) => ({ time, activity })),
  })
}

test('the time at the main place is that between its last stop and the next place, less the way there', () => {
  expect(
    there(
      ...([
        ['06:00', 'Pickup at your hotel'],
        ['09:15', 'Erawan National Park gate'],
      ] as [string, string][]),
      ...([
        ['09:30', 'The Erawan tiers'],
        ['12:15', 'Lunch near Srinakarin dam'],
      ] as [string, string][]),
    ),
  ).toBe('about 2 h 30')
  expect(there(['09:00', 'Erawan waterfall'], ['11:20', 'River Kwai bridge'])).toBe('about 2 h')
})

test('nothing is said of a short stop, or where the next stop may still be there', () => {
  expect(there(['09:00', 'Erawan waterfall'], ['10:00', 'River Kwai bridge'])).toBeUndefined()
  expect(there(['09:00', 'Erawan waterfall'], ['12:00', 'The upper tiers'])).toBeUndefined()
  expect(there(['09:00', 'River Kwai bridge'], ['12:00', 'Lunch in town'])).toBeUndefined()
  expect(there(['09:00', 'Erawan waterfall'])).toBeUndefined()
})
