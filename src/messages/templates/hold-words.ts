import type { Booking } from '#bookings/bookings.store.ts'
import { notHeldSentence } from '#bookings/holding/hold-sentences.words.ts'
import { isolated } from '#platform/text/direction.ts'

/** The vehicles and the drivers that a booking has now, by name, each once. */
export type CrewNames = { vehicles: readonly string[]; drivers: readonly string[] }

/** What is held for a request, or why nothing is, for the operator. `heldUntil` in words; null when nothing is. */
export function holdSentence(
  heldUntil: string | null,
  { holdRefused }: Pick<Booking, 'holdRefused'>,
  { vehicles, drivers }: CrewNames,
): string {
  if (!heldUntil) return holdRefused ? notHeldSentence(holdRefused) : 'No vehicle is held for it.'
  const held = `${named(vehicles) || 'A vehicle'} ${vehicles.length > 1 ? 'are' : 'is'} held for it`
  return drivers.length > 0
    ? `${held}, and ${named(drivers)} ${drivers.length > 1 ? 'are' : 'is'} free.`
    : `${held}.`
}

/** Below the price of a request. */
export function holdEnd(heldUntil: string): string {
  return `The hold ends ${heldUntil}. After that, the vehicle is free for others.`
}

/** What the operator does first about a request for which nothing is held. `when`: the day, or the day and time, of its drives. */
export function freeStep(when: string): string {
  return `Check that a vehicle and a driver are free on ${when}.`
}

/** What a paid booking still needs of the operator, in sentences; with `asks` something else has to be settled too. */
export function crewStep(
  { vehicles, drivers, missing }: CrewNames & { missing: 'vehicle' | 'driver' | null },
  { days, asks }: { days: string; asks: string },
): string {
  const crew = [...vehicles, ...drivers]
  const step = {
    vehicle: `Choose a vehicle and a driver for ${days}: none is on it yet.`,
    driver: `Choose a driver for ${days}: ${named(vehicles)} has none yet.`,
    nothing: `${asks ? '' : 'Nothing to do. '}${named(crew)} ${crew.length > 1 ? 'are' : 'is'} on it.`,
  }[missing ?? 'nothing']
  return `${asks} ${step}`.trim()
}

function named(names: readonly string[]): string {
  return names.map(isolated).join(' and ')
}
