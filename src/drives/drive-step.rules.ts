import { freeWaitEnds } from './free-wait.rules.ts'

/**
 * What a driver presses on a drive.
 * - `seen`: the driver has read the job
 * - `departed`, `arrived`, `aboard`, `finished`: the four stations, in this order
 * - `cash`: what the guest paid the driver, which may be nothing
 * - `no_show`: the guest did not come; the office decides
 */
export const DRIVE_STEPS = ['seen', 'departed', 'arrived', 'aboard', 'cash', 'no_show', 'finished'] as const
export type DriveStep = (typeof DRIVE_STEPS)[number]

/** The four stations of a drive, in their order. */
export const STATIONS = ['departed', 'arrived', 'aboard', 'finished'] as const satisfies readonly DriveStep[]
export type DriveStation = (typeof STATIONS)[number]

/**
 * Why a press is rejected: the drive no longer takes place, another driver has it, or more cash was taken than was due.
 * A rejected press is stored for the office to look at, and does not count.
 */
export const REJECTIONS = ['cancelled', 'reassigned', 'cash'] as const
export type Rejection = (typeof REJECTIONS)[number]

/**
 * How much a driver's link may store about one drive: presses, including those that were undone; rejected presses; and
 * photos. A day needs a tenth of this; a link in the wrong hands stores no more.
 */
export const MOST_OF_DRIVE = { presses: 60, rejected: 12, photos: 3 } as const

/** A step as it was pressed. */
export type Pressed = {
  id: string
  step: DriveStep
  /** Null where nobody is assigned, and staff pressed it. */
  driverId: string | null
  /** By the clock of the phone. */
  pressedAt: Date
  /** When the pickup was, as the driver knew it. */
  startsAt: Date
  undoneAt: Date | null
  rejection: Rejection | null
}

/** Who drives, when, and how long waiting is free at the pickup. */
export type DrivenLeg = { driverId: string | null; startsAt: Date; endsAt: Date | null; freeMinutes: number }

/** The newest press of each step that counts. */
export type Progress<Step extends Pressed = Pressed> = Partial<Record<DriveStep, Step>>

/**
 * What counts of everything that was pressed on a drive: by the driver who has it now, and for the pickup as it is now. A
 * driver has seen a job only as long as its time is the same; who is under way when the pickup moves a little stays under
 * way, and begins anew when it moves by more than three hours. A guest who came on board after all is not missed.
 */
export function progressOf<Step extends Pressed>(
  { driverId, startsAt }: Pick<DrivenLeg, 'driverId' | 'startsAt'>,
  pressed: readonly Step[],
): Progress<Step> {
  const progress: Progress<Step> = {}
  const inOrder = pressed.toSorted((one, other) => one.pressedAt.getTime() - other.pressedAt.getTime())
  for (const press of inOrder) {
    const counts = press.undoneAt === null && press.rejection === null && press.driverId === driverId
    if (counts && isForDrive(press, startsAt)) progress[press.step] = press
  }
  if (progress.aboard) delete progress.no_show
  return progress
}

/** A driver who has left for a pickup that moves by more than this goes home, or has time for another job. */
const SAME_PICKUP_MS = 3 * 3_600_000

function isForDrive({ step, pressedAt, startsAt: knownAs }: Pressed, startsAt: Date): boolean {
  const movedMs = Math.abs(startsAt.getTime() - knownAs.getTime())
  if (step === 'seen') return movedMs === 0
  // A time that the office corrects afterwards takes nothing back that was pressed at the real one.
  return movedMs <= SAME_PICKUP_MS || pressedAt.getTime() >= startsAt.getTime() - SAME_PICKUP_MS
}

/** The last of the four stations that a drive has reached. */
export function stationOf(progress: Progress): DriveStation | undefined {
  return STATIONS.findLast((station) => progress[station])
}

/** The station that comes next; `undefined` at the end. */
export function nextStation(progress: Progress): DriveStation | undefined {
  const reached = stationOf(progress)
  return STATIONS[reached ? STATIONS.indexOf(reached) + 1 : 0]
}

/** A driver leaves this long before the pickup at the earliest; an earlier press is meant for another drive. */
const LEAVES_AT_MOST_BEFORE_MS = 12 * 3_600_000

/** Is it too early for the driver to leave for a pickup at this moment? `nowMs` is in milliseconds since the epoch. */
export function isTooEarlyToLeave(startsAt: Date, nowMs: number): boolean {
  return nowMs < startsAt.getTime() - LEAVES_AT_MOST_BEFORE_MS
}

/** Why a step cannot be pressed now. */
export type StepProblem =
  | { code: 'step-too-early' }
  | { code: 'step-skipped' }
  | { code: 'not-begun' }
  | { code: 'cash-unanswered'; dueBaht: number }
  | { code: 'nothing-due' }
  | { code: 'wait-not-over'; until: Date }

/**
 * Why this step cannot be pressed at this moment; `undefined` when it can. Steps cannot be skipped, a drive ends only
 * when the question for the cash is answered, and a guest is missed only when the free wait is over.
 * @param dueBaht what is still to pay, null while no price is agreed
 * @param atMs when it is pressed, in milliseconds since the epoch
 */
export function whyNotPressed(
  step: DriveStep,
  { progress, leg, dueBaht }: { progress: Progress; leg: DrivenLeg; dueBaht: number | null },
  atMs: number,
): StepProblem | undefined {
  const startsMs = leg.startsAt.getTime()
  const { arrived, aboard, finished, cash } = progress
  switch (step) {
    case 'seen':
      return undefined
    case 'departed':
      return isTooEarlyToLeave(leg.startsAt, atMs) ? { code: 'step-too-early' } : undefined
    case 'arrived':
    case 'aboard':
      return nextStation(progress) === step ? undefined : { code: 'step-skipped' }
    case 'cash':
      if (!aboard || finished) return { code: 'step-skipped' }
      return dueBaht === null || dueBaht === 0 ? { code: 'nothing-due' } : undefined
    case 'no_show': {
      if (!arrived || aboard) return { code: 'step-skipped' }
      const until = freeWaitEnds({ ...leg, arrivedAt: arrived.pressedAt })
      return atMs < until.getTime() ? { code: 'wait-not-over', until } : undefined
    }
    case 'finished':
      if (nextStation(progress) !== step) return { code: 'step-skipped' }
      if (atMs < startsMs) return { code: 'not-begun' }
      return dueBaht && !cash ? { code: 'cash-unanswered', dueBaht } : undefined
  }
}

/** For how many seconds a press can be taken back. */
export const STEP_UNDO_SECONDS = 120

/** Money is not taken back by a button, and a job stays seen. */
const UNDOABLE: readonly DriveStep[] = [...STATIONS, 'no_show']

/** The newest press of a drive, while it can be taken back. */
export function undoablePress<Step extends Pressed>(
  progress: Progress<Step>,
  nowMs: number,
): Step | undefined {
  const [newest] = Object.values(progress)
    .filter(({ step }) => UNDOABLE.includes(step))
    .toSorted((one, other) => DRIVE_STEPS.indexOf(other.step) - DRIVE_STEPS.indexOf(one.step))
  return newest && nowMs < stepUndoEnds(newest).getTime() ? newest : undefined
}

export function stepUndoEnds({ pressedAt }: Pick<Pressed, 'pressedAt'>): Date {
  return new Date(pressedAt.getTime() + STEP_UNDO_SECONDS * 1000)
}

/** The newest press of a drive that has begun: a job can be seen at any time. */
export function lastOnTheWay<Step extends Pressed>({ seen, ...begun }: Progress<Step>): Step | undefined {
  return Object.values(begun)
    .toSorted((one, other) => one.pressedAt.getTime() - other.pressedAt.getTime())
    .at(-1)
}

/** Clocks of phones may be so far ahead of ours. */
const CLOCK_AHEAD_MS = 5 * 60_000
/** A press is not older than this when it arrives: the link of the day ends before. */
const OLDEST_PRESS_MS = 72 * 3_600_000

/**
 * When a step was pressed: by the clock of the phone, unless that is clearly wrong; then by ours, when it arrived.
 * Never before the step that came before it, so that a clock that is a little behind turns nothing around.
 * @param after when the step before was pressed
 */
export function pressedTime(
  phone: Date | null,
  { nowMs, after }: { nowMs: number; after: Date | undefined },
): Date {
  const phoneMs = phone?.getTime() ?? nowMs
  const isWrong = phoneMs > nowMs + CLOCK_AHEAD_MS || phoneMs < nowMs - OLDEST_PRESS_MS
  const atMs = isWrong ? nowMs : Math.min(phoneMs, nowMs)
  return new Date(Math.max(atMs, Math.min(after?.getTime() ?? 0, nowMs)))
}

/** When a photo was taken, by the clock of the phone; null when that is ahead of ours, and so not known. */
export function photoTakenAt(phone: Date | null, nowMs: number): Date | null {
  if (phone === null || phone.getTime() > nowMs + CLOCK_AHEAD_MS) return null
  return new Date(Math.min(phone.getTime(), nowMs))
}
