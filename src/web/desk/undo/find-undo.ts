import { findDeskBooking } from '#bookings/desk-booking.store.ts'
import { canUndo } from '#bookings/undo/offer-undo.ts'
import { UNDOABLE_ACTS } from '#bookings/undo/undo.rules.ts'
import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { isolated } from '#platform/text/direction.ts'

/** An act that can be taken back. */
export type UndoView = {
  reference: string
  /** The version of the booking that the page shows. */
  seen: number
  /** Where the page of the booking leads back to. */
  from?: string | undefined
  /** On pages about several bookings, whose it is, and the page to return to. */
  guest?: string
  back?: string
}

const UNDO = 'undo'

/** The page to return to after an act there; it offers to take back what can be. */
export function offeringUndo(page: string, act: string, { reference }: { reference: string }): string {
  if (!UNDOABLE_ACTS.some((one) => one === act)) return page
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [UNDO]: reference })}`
}

/** What a page that an act has returned to can offer; nothing once it is too late. */
export async function findUndo(
  deps: Pick<Deps, 'db' | 'now'>,
  search: URLSearchParams,
  back: string,
): Promise<UndoView | undefined> {
  const { read } = deps.db
  const booking = await findDeskBooking(read, search.get(UNDO) ?? '')
  if (!booking || !(await canUndo(read, deps, booking.id))) return undefined
  const { reference, version, customerName } = booking
  return { reference, back, seen: version, guest: isolated(customerName || NAME_PLACEHOLDERS.guest) }
}
