import { expect, test } from 'vitest'
import { placedBooking } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { MAX_NOTE_LENGTH } from '../staff-text.ts'
import { addNote } from './add-note.ts'
import { listNotesOf } from './booking-notes.store.ts'

const admin = 'office@example.com'

test('a note has its text and who wrote it; an empty one and one about no booking are refused', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site)
  const write = (text: string, bookingId = booking.id) => addNote(site.deps, { bookingId, text, admin })
  expect(await write('  Front row, please.\n')).toEqual({ ok: true })
  expect(await write('x'.repeat(MAX_NOTE_LENGTH + 1))).toEqual({ ok: true })
  expect(await write(' \n')).toMatchObject({ fields: { note: { code: 'note-missing' } } })
  expect(await write('\0')).toMatchObject({ fields: { note: { code: 'booking.message' } } })
  expect(await write('x', crypto.randomUUID())).toMatchObject({ reason: 'not-found' })
  expect(await listNotesOf(site.deps.db.read, booking.id)).toMatchObject([
    { text: 'Front row, please.', createdBy: `staff:${admin}` },
    { text: 'x'.repeat(MAX_NOTE_LENGTH) },
  ])
})
