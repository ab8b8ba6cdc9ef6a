import { type BookingStatus, bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { driveState } from '#drives/drive-state.rules.ts'
import {
  type DriveStation,
  isTooEarlyToLeave,
  nextStation,
  type Progress,
  progressOf,
  STATIONS,
  stationOf,
  undoablePress,
} from '#drives/drive-step.rules.ts'
import type { DrivePress } from '#drives/drive-steps.store.ts'
import { pointLink } from '#guests/contact/map-link.rules.ts'
import { BOOKING_STATES, DRIVE_STATES, type StateLabel } from '../labels/state-labels.ts'
import { photoViewOf } from './press-photo.tsx'
import { pressedInWords, STEP_NAMES } from './step-words.ts'

/** The label of a drive: that of its booking, until the driver has left. */
export function driveLabel(status: BookingStatus, progress: Progress): StateLabel {
  const state = driveState(status, progress)
  return state ? DRIVE_STATES[state] : BOOKING_STATES[status]
}

/** How far a drive is, on one line: how many of its stations are passed, and when the last of them was pressed. */
export function driveLine(progress: Progress<DrivePress>) {
  const station = stationOf(progress)
  const press = station && progress[station]
  return {
    passed: station ? STATIONS.indexOf(station) + 1 : 0,
    at: press && pressedInWords(press.pressedAt, press.receivedAt),
  }
}

type Drive = { legId: string; driverId: string | null; startsAt: Date }

export type DriveView = ReturnType<typeof driveViewOf>

/** One drive at the desk: what was pressed, and what staff can press for a driver who phones. */
export function driveViewOf(
  { legId, ...drive }: Drive,
  pressed: readonly DrivePress[],
  { status, dueBaht }: { status: BookingStatus; dueBaht: number | null },
  nowMs: number,
) {
  const progress = progressOf(
    drive,
    pressed.filter((press) => press.legId === legId),
  )
  const next = nextStation(progress)
  const isAhead = bookingCountsAs(status, 'ahead')
  const asksCash = isAhead && next === 'finished' && !progress.cash && Boolean(dueBaht)
  const isEarly = next === 'departed' && isTooEarlyToLeave(drive.startsAt, nowMs)
  const undoable = undoablePress(progress, nowMs)
  return {
    legId,
    /** A new id for each page, so that a form that is sent twice is one press. */
    pressId: crypto.randomUUID(),
    seen: progress.seen && pressedInWords(progress.seen.pressedAt, progress.seen.receivedAt),
    steps: STATIONS.flatMap((station) => {
      const press = progress[station]
      return press
        ? [
            {
              name: STEP_NAMES[station],
              at: pressedInWords(press.pressedAt, press.receivedAt),
              map: mapOf(press),
            },
          ]
        : []
    }),
    missed: progress.no_show && {
      at: pressedInWords(progress.no_show.pressedAt, progress.no_show.receivedAt),
      note: progress.no_show.note,
      map: mapOf(progress.no_show),
      photo: photoViewOf(progress.no_show),
    },
    cashBaht: asksCash ? dueBaht : null,
    next: isAhead && next && !asksCash && !isEarly ? { step: next, button: BUTTONS[next] } : undefined,
    undo: undoable && { pressId: undoable.id, name: STEP_NAMES[undoable.step] },
  }
}

/** The map of where it was pressed; nothing when the phone did not say. */
function mapOf({ latitude, longitude }: DrivePress): string | undefined {
  return latitude === null || longitude === null ? undefined : pointLink({ latitude, longitude })
}

const BUTTONS: Record<DriveStation, string> = {
  departed: 'Driver has left',
  arrived: 'Driver has arrived',
  aboard: 'Guests are on board',
  finished: 'Drive is finished',
}
