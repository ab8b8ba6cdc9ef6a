import { expect, test } from 'vitest'
import { placesFor } from './place-groups.ts'

const namesFor = (field: string, typed: string) =>
  placesFor(field, typed).flatMap(({ places }) => places.map(({ name }) => name))

test('an empty field offers every place, the most likely end of a ride first', () => {
  expect(namesFor('pickup', '')[0]).toBe('Suvarnabhumi Airport (BKK)')
  expect(namesFor('dropoff', '')[0]).toBe('Hotel in Kanchanaburi')
  expect(placesFor('pickup', '').map(({ title }) => title)).toEqual([
    ...['Airports', 'Bangkok', 'Kanchanaburi', 'Towns and sights'],
  ])
  expect(namesFor('dropoff', '').sort()).toEqual(namesFor('pickup', '').sort())
})

test('letters find a place by its name, a misspelling or its Thai name; a chosen place leaves all to choose from', () => {
  expect(namesFor('pickup', 'hua-hin a')).toEqual(['Hua Hin Airport (HHQ)'])
  expect(namesFor('pickup', 'suwannaphum')).toEqual(['Suvarnabhumi Airport (BKK)'])
  expect(namesFor('pickup', 'หัวหิน')).toContain('Hua Hin')
  expect(namesFor('pickup', 'Hua Hin')).toEqual(namesFor('pickup', ''))
  expect(namesFor('pickup', '12 Example Road')).toEqual([])
})
