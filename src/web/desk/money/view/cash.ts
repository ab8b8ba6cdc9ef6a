import { bahtFromSatang } from '#money/money.rules.ts'
import type { DriverCash } from '#money/month/driver-cash.store.ts'
import { bangkokDay, formatShortDay } from '#platform/time/calendar.ts'
import { guestOf } from './guest-of.ts'

/** The cash that drivers have, by driver. A form sends the payments that it shows. */
export function cashOf(found: readonly DriverCash[]) {
  const drivers = [...Map.groupBy(found, ({ driverId }) => driverId).values()].map(driverOf)
  return { drivers, baht: drivers.reduce((sum, { baht }) => sum + baht, 0) }
}

function driverOf(cash: readonly DriverCash[]) {
  const [first] = cash
  return {
    driverId: first?.driverId ?? '',
    name: first?.driver ?? '',
    thaiName: first?.thaiName ?? null,
    paymentIds: cash.map(({ paymentId }) => paymentId),
    baht: bahtFromSatang(cash.reduce((sum, { amountSatang }) => sum + amountSatang, 0)),
    payments: cash.map((one) => ({
      id: one.paymentId,
      day: one.paidAt ? formatShortDay(bangkokDay(one.paidAt.getTime())) : '',
      guest: guestOf(one),
      baht: bahtFromSatang(one.amountSatang),
    })),
  }
}
