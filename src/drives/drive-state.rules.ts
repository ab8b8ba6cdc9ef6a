import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { type Progress, stationOf } from './drive-step.rules.ts'

/** Where a drive of a booking that goes ahead is, by what its driver has pressed. */
export type DriveState = 'on_the_way' | 'arrived' | 'on_board'

const STATES = {
  departed: 'on_the_way',
  arrived: 'arrived',
  aboard: 'on_board',
  finished: undefined,
} as const

/** Where a drive is; `undefined` before its driver has left, after its end, and for a booking that does not go ahead. */
export function driveState(status: BookingStatus, progress: Progress): DriveState | undefined {
  const station = bookingCountsAs(status, 'ahead') ? stationOf(progress) : undefined
  return station && STATES[station]
}

/** Of several drives the state of the one that is under way; with two, that of the later one. */
export function stateOfDrives(status: BookingStatus, drives: readonly Progress[]): DriveState | undefined {
  return drives.map((progress) => driveState(status, progress)).findLast((state) => state !== undefined)
}
