import { type DriveStep, STEP_UNDO_SECONDS } from '#drives/drive-step.rules.ts'

/** A press of a button, as its form sends it, to this path. */
export type Press = {
  path: string
  fields: { step: DriveStep; pressId: string; [name: string]: string }
  /** By the clock of this phone, in milliseconds since the epoch. */
  pressedAt: number
}

/** The photo of a report, which is sent after it. The photo itself is kept beside the pages, see photo-store.ts. */
export type WaitingPhoto = {
  path: string
  /** `photoOf` is the id of the press that reported. */
  fields: { photoOf: string; takenAt: string }
  pressedAt: number
}

/** What waits on the phone until the site has it, the oldest first. */
export type Queue = readonly (Press | WaitingPhoto)[]

export function isPress(waiting: Queue[number]): waiting is Press {
  return 'pressId' in waiting.fields
}

/** The press of this step of the job with this path. */
export function findPress(queue: Queue, path: string | undefined, step: DriveStep): Press | undefined {
  return queue.filter(isPress).find((press) => press.path === path && press.fields.step === step)
}

/** A second press of the same step is the same press. */
export function withPress(queue: Queue, press: Press): Queue {
  return findPress(queue, press.path, press.fields.step) ? queue : [...queue, press]
}

/** With the photo of a report, which says so itself if it is still here. */
export function withPhoto(queue: Queue, photo: WaitingPhoto): Queue {
  return [...withFields(queue, photo.fields.photoOf, { photoComing: '1' }), photo]
}

/** With more fields for a press; without change when that was sent meanwhile. */
export function withFields(queue: Queue, pressId: string, more: Record<string, string>): Queue {
  return queue.map((waiting) =>
    isPress(waiting) && waiting.fields.pressId === pressId
      ? { ...waiting, fields: { ...waiting.fields, ...more } }
      : waiting,
  )
}

/** Presses go before photos: a large photo holds nothing up. */
export function nextToSend(queue: Queue): Queue[number] | undefined {
  return queue.find(isPress) ?? queue[0]
}

/** Without a press, and with `alsoPhoto` without its photo: a report that does not stand takes its photo along. */
export function withoutPress(queue: Queue, pressId: string, { alsoPhoto }: { alsoPhoto: boolean }): Queue {
  const rest = queue.filter((waiting) => !isPress(waiting) || waiting.fields.pressId !== pressId)
  return alsoPhoto ? withoutPhoto(rest, pressId) : rest
}

export function withoutPhoto(queue: Queue, photoOf: string): Queue {
  return queue.filter((waiting) => isPress(waiting) || waiting.fields.photoOf !== photoOf)
}

/** Is the photo of this report on its way? */
export function hasPhoto(queue: Queue, photoOf: string | undefined): boolean {
  return queue.some((waiting) => !isPress(waiting) && waiting.fields.photoOf === photoOf)
}

/** The newest press, as long as it can be taken back here as at the site. `nowMs` is in milliseconds since the epoch. */
export function takeBackable(queue: Queue, nowMs: number): Press | undefined {
  const newest = queue.filter(isPress).at(-1)
  return newest && nowMs - newest.pressedAt <= STEP_UNDO_SECONDS * 1000 ? newest : undefined
}

/** What is sent: the fields of the form, with the time of the press, and the mark that the page wants data as answer. */
export function sentFields(waiting: Queue[number]): Record<string, string> {
  const marked = { ...waiting.fields, queued: '1' }
  return isPress(waiting) ? { ...marked, pressedAt: new Date(waiting.pressedAt).toISOString() } : marked
}

/**
 * What the status of an answer says. A body can be too large for the site or for a proxy before it, which send no answer
 * of their own. When the link has ended, everything stays on the phone.
 */
export function arrivalOf(status: number): 'arrived' | 'too-large' | 'not-arrived' {
  if (status === 413) return 'too-large'
  return status >= 500 || [404, 408, 429].includes(status) ? 'not-arrived' : 'arrived'
}
