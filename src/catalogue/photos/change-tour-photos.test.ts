import sharp from 'sharp'
import { expect, test } from 'vitest'
import { auditLog, photos } from '#platform/database/schema/schema.ts'
import { testSite } from '#tests/site.ts'
import { addTourPhoto, captionTourPhoto, moveTourPhoto, removeTourPhoto } from './change-tour-photos.ts'
import { MAX_TOUR_PHOTOS } from './photo.rules.ts'
import { listPhotos } from './photos.store.ts'
import { listPhotosOfTour, withPhotos } from './with-photos.ts'

const admin = 'noi@example.com'
const tour = { id: 'hidden-gems', title: 'Hidden gems' }
const elsewhere = { id: 'ethical-elephant', title: 'Elephants' }
const file = await sharp({ create: { width: 1000, height: 750, channels: 3, background: 'green' } })
  .png()
  .toBuffer()

async function siteWithPhotos(captions: string[]) {
  const site = await testSite()
  const ids = captions.map(() => crypto.randomUUID())
  for (const [index, caption] of captions.entries())
    await addTourPhoto(site.deps, { tour, photoId: ids[index] ?? '', caption, file, admin })
  const shown = async () => (await listPhotosOfTour(site.deps, tour.id)).map(({ caption }) => caption)
  const change = (index: number, of = tour) => ({ tour: of, photoId: ids[index] ?? '', admin })
  return { ...site, ids, shown, change }
}

test('photographs are in the catalogue in their order, with a file for phones and a larger one', async () => {
  await using site = await siteWithPhotos(['A cave', 'A lake'])
  const { tours } = await withPhotos(site.deps)
  const found = tours.find(({ id }) => id === tour.id)?.photos
  expect(found?.map(({ caption }) => caption)).toEqual(['A cave', 'A lake'])
  expect(found?.[0]?.files.map(({ width }) => width)).toEqual([640, 1000])
  expect(tours.filter(({ photos }) => photos)).toHaveLength(1)
  // They are nothing of the fleet.
  expect(await listPhotos(site.deps.db.read)).toEqual([])
})

test('each act sent twice changes once, and is once in the log', async () => {
  await using site = await siteWithPhotos(['A cave', 'A lake', 'A bridge'])
  const { deps, ids, change, shown } = site
  const acts = [
    () => addTourPhoto(deps, { ...change(0), caption: 'Again', file }),
    () => moveTourPhoto(deps, { ...change(2), before: ids[0] ?? '' }),
    () => removeTourPhoto(deps, change(1)),
  ]
  for (const act of acts) for (const _ of [1, 2]) expect(await act()).toEqual({ ok: true })
  expect(await shown()).toEqual(['A bridge', 'A cave'])
  expect(await captionTourPhoto(deps, { ...change(0), caption: ' A  dry cave ' })).toEqual({ ok: true })
  expect(await shown()).toEqual(['A bridge', 'A dry cave'])
  const log = await deps.db.read.select().from(auditLog).orderBy(auditLog.at)
  expect(log.map(({ action }) => action.replace('trip-photo-', ''))).toEqual([
    ...['added', 'added', 'added', 'changed', 'removed', 'changed'],
  ])
  expect(log[0]).toMatchObject({ actor: admin, subjectKind: 'tour', subjectId: tour.id, detail: tour.title })
  // Two files for each of the two photographs that are left.
  expect(await deps.db.read.$count(photos)).toBe(4)
})

test('a photograph is changed only as one of its own trip, and keeps its words when new ones are refused', async () => {
  await using site = await siteWithPhotos(['A cave', 'A lake'])
  const { deps, ids, change, shown } = site
  const unknown = { ok: false, reason: 'not-found', problem: { code: 'photo-unknown' } }
  expect(await captionTourPhoto(deps, { ...change(0, elsewhere), caption: 'Stolen' })).toMatchObject(unknown)
  expect(await moveTourPhoto(deps, { ...change(1, elsewhere), before: ids[0] ?? '' })).toMatchObject(unknown)
  expect(await removeTourPhoto(deps, change(0, elsewhere))).toEqual({ ok: true })
  for (const caption of ['', ' ', '\u2800'])
    expect(await captionTourPhoto(deps, { ...change(0), caption })).toMatchObject({
      ...{ reason: 'invalid', fields: { caption: { code: 'photo.caption' } } },
    })
  expect(await shown()).toEqual(['A cave', 'A lake'])
})

test('what is wrong with a new one is said at each field at once, and a trip has no more than its number', async () => {
  await using site = await siteWithPhotos(
    Array.from({ length: MAX_TOUR_PHOTOS }, (_, index) => `No. ${index}`),
  )
  const { deps, shown } = site
  const added = { tour, photoId: crypto.randomUUID(), admin }
  const nothing = new Uint8Array()
  expect(await addTourPhoto(deps, { ...added, caption: '', file: nothing })).toMatchObject({
    fields: { photo: { code: 'photo.missing' }, caption: { code: 'photo.caption' } },
  })
  expect(await addTourPhoto(deps, { ...added, caption: 'One more', file })).toMatchObject({
    fields: { photo: { code: 'photo.tooMany' } },
  })
  expect(await shown()).toHaveLength(MAX_TOUR_PHOTOS)
})
