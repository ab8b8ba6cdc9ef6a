import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { formatBaht } from '#money/money.rules.ts'
import { type FareLine, type PricedRide, stopsOn } from './transfer-fare.rules.ts'

/** What a line of a price is for: `Night rate, 22:00–06:00`. */
export function fareLineInWords({ part }: Pick<FareLine, 'part'>, ride: PricedRide): string {
  const { night, waitingThere } = transferPrices
  switch (part) {
    case 'ride':
      return ride.back ? 'The way there' : 'One way'
    case 'stop':
      return `Stop on the way: ${stopsOn(transferPrices, ride).find(({ id }) => id === ride.stop)?.name}`
    case 'way-back':
      return 'The way back'
    case 'waiting-there':
      return `The way back; the driver waits for you, ${waitingThere.mostHours} hours at most`
    case 'night':
      return `Night rate, ${night.from}–${night.until}`
  }
}

/** What a line costs. The night rate has a line also when it is 0, so that nobody wonders. */
export function lineBahtInWords(baht: number): string {
  return baht === 0 ? 'does not apply' : formatBaht(baht)
}

/** The parts of a price in words. */
export function fareLines({ lines, ride }: { lines: readonly FareLine[]; ride: PricedRide }) {
  return lines.map((line) => ({ label: fareLineInWords(line, ride), value: lineBahtInWords(line.baht) }))
}
