import { driveInWords } from '#catalogue/transfers/road.rules.ts'
import { overtimeBaht } from '#catalogue/transfers/transfer-fare.rules.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { type Pressed, progressOf } from '#drives/drive-step.rules.ts'
import { waitedMinutes } from '#drives/free-wait.rules.ts'
import { formatBaht } from '#money/money.rules.ts'

type Waited = {
  legs: readonly { id: string; startsAt: Date; pickup: string; freeWaitingMinutes: number | null }[]
  allocations: readonly { legId: string | null; driverId: string | null }[]
  waitingBaht: number
}

/** What the presses of the drivers say about waiting, and what to charge for it: what was charged, else what they propose. */
export function waitingOf(
  { legs, allocations, waitingBaht }: Waited,
  pressed: readonly (Pressed & { legId: string })[],
) {
  const waits = legs.map(({ id, startsAt, pickup, freeWaitingMinutes }) => {
    const driverId = allocations.find(({ legId }) => legId === id)?.driverId ?? null
    const own = pressed.filter(({ legId }) => legId === id)
    const { arrived, aboard } = progressOf({ driverId, startsAt }, own)
    const minutes = waitedMinutes({ startsAt, arrivedAt: arrived?.pressedAt, aboardAt: aboard?.pressedAt })
    const freeMinutes = freeWaitingMinutes ?? minutes
    return {
      baht: overtimeBaht(transferPrices, minutes, freeMinutes),
      text: aboard
        ? `The driver waited ${driveInWords(minutes)} at ${pickup}; ${freeMinutes} minutes are free.`
        : `Nobody pressed “On board” at ${pickup}.`,
    }
  })
  const proposedBaht = waits.reduce((sum, { baht }) => sum + baht, 0)
  return {
    waits: waits.map(({ text }) => text),
    rule: `${formatBaht(transferPrices.waiting.hourBaht)} for each hour begun`,
    proposedBaht: waitingBaht > 0 ? waitingBaht : proposedBaht,
  }
}
