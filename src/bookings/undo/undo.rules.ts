/**
 * What staff can take back for some seconds: it moves no money and writes to one person at most. `cancel` and whatever
 * gives money back ask first instead.
 */
export const UNDOABLE_ACTS = [
  'confirm',
  'decline',
  'assign',
  'release',
  'release-all',
  'reschedule',
  'goodwill',
  'owed',
] as const
export type UndoableAct = (typeof UNDOABLE_ACTS)[number]

/** For so long after it an act can be taken back. */
export const UNDO_SECONDS = 10

/** The email of such an act starts a little later, so that one that was taken back is never on its way already. */
export const MAIL_WAIT_SECONDS = UNDO_SECONDS + 2

/** Until when an act of this moment can be taken back. `nowMs` is in milliseconds since the epoch. */
export function undoEnds(nowMs: number): Date {
  return new Date(nowMs + UNDO_SECONDS * 1_000)
}

/**
 * Can the act still be taken back? Not when anything else has happened to the booking since.
 * @param offer of the newest act that could be; `version` is that of the booking after it
 */
export function isUndoOpen(
  offer: { until: Date; version: number } | undefined,
  { version, nowMs }: { version: number; nowMs: number },
): boolean {
  return offer !== undefined && nowMs < offer.until.getTime() && version === offer.version
}
