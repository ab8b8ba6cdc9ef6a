import { expect, test } from 'vitest'
import { drivers, photos, vehicles } from '#platform/database/schema/schema.ts'
import { testSite } from '#tests/site.ts'
import { findPublicFleet } from './find-public-fleet.ts'

const LEK = {
  ...{ name: 'Lek Prasertsuk', fullName: 'Lek Prasertsuk', phone: '+66 81 555 0123', onWebsite: true },
}
const VAN = { name: 'Toyota Commuter', class: 'van', seats: 10, bags: 9, plate: 'ทด 0302 กาญจนบุรี' } as const

test('strangers learn the first name of a driver who agreed, and the last digits of a plate', async () => {
  await using site = await testSite()
  const { read } = site.deps.db
  const [lek] = await read
    .insert(drivers)
    .values([
      { ...LEK, languages: ['th', 'de'], drivingSince: 2009 },
      { ...LEK, name: 'Silent', onWebsite: false },
      { ...LEK, name: 'Gone', active: false },
    ])
    .returning()
  await read.insert(vehicles).values([VAN, { ...VAN, plate: 'กก 1111', active: false }])
  const [photo] = await read
    .insert(photos)
    .values({ driverId: lek?.id, bytes: Buffer.from('RIFF'), isSample: true })
    .returning()
  const shown = await findPublicFleet(site.deps)
  expect(shown).toEqual({
    drivers: [
      {
        ...{ id: lek?.id, firstName: 'Lek', languages: ['th', 'de'], drivingSince: 2009 },
        photo: { src: `/photos/${photo?.id}.webp`, isSample: true },
      },
    ],
    hasOtherDrivers: true,
    vehicles: [
      {
        ...{ id: expect.any(String), model: 'Toyota Commuter', class: 'van', seats: 10 },
        ...{ plateEnding: '02', photo: undefined },
      },
    ],
  })
})

test('a public site shows no sample portrait', async () => {
  await using site = await testSite({ env: { PUBLIC_URL: 'https://saphan.example' } })
  const { read } = site.deps.db
  const [lek] = await read.insert(drivers).values(LEK).returning()
  await read.insert(photos).values({ driverId: lek?.id, bytes: Buffer.from('RIFF'), isSample: true })
  expect((await findPublicFleet(site.deps)).drivers).toMatchObject([{ firstName: 'Lek', photo: undefined }])
})

test('who has a photo comes first, then who has driven longest', async () => {
  await using site = await testSite()
  const { read } = site.deps.db
  const added = await read
    .insert(drivers)
    .values([
      { ...LEK, name: 'New', drivingSince: 2024 },
      { ...LEK, name: 'Unknown' },
      { ...LEK, name: 'Old', drivingSince: 2001 },
      { ...LEK, name: 'Seen', drivingSince: 2020 },
    ])
    .returning()
  await read.insert(photos).values({ driverId: added.at(-1)?.id, bytes: Buffer.from('RIFF') })
  const { drivers: shown } = await findPublicFleet(site.deps)
  expect(shown.map(({ firstName }) => firstName)).toEqual(['Seen', 'Old', 'New', 'Unknown'])
})
