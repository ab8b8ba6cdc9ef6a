import type { DriveStep, Rejection } from '#drives/drive-step.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'

/** What happened, for the desk. */
export const STEP_NAMES: Record<DriveStep, string> = {
  seen: 'Job seen',
  departed: 'On the way',
  arrived: 'Arrived',
  aboard: 'Guests on board',
  cash: 'Cash',
  no_show: 'Guest didn’t turn up',
  finished: 'Finished',
}

/** Why a press was rejected, after its name. */
export const REJECTION_NAMES: Record<Rejection, string> = {
  cancelled: 'but this trip is off',
  reassigned: 'but another driver has this trip',
  cash: 'which is more than was due',
}

/** `Cash: ฿3,850`, `Cash: nothing received`, or the name of the step. */
export function stepInWords(step: DriveStep, amountBaht: number | null): string {
  if (step !== 'cash') return STEP_NAMES[step]
  return amountBaht ? `Cash: ${formatBaht(amountBaht)}` : 'Cash: nothing received'
}

/** `05:22`, and when it came later than a minute, `05:22, received 06:40`. */
export function pressedInWords(pressedAt: Date, receivedAt: Date): string {
  const pressed = bangkokTime(pressedAt.getTime())
  const isLate = receivedAt.getTime() - pressedAt.getTime() > 60_000
  return isLate ? `${pressed}, received ${bangkokTime(receivedAt.getTime())}` : pressed
}
