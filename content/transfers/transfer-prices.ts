import type { ClassPrices, TransferPrices } from '#catalogue/transfers/transfer-fare.rules.ts'

const prices = (car: number, suv: number, van: number): ClassPrices => ({ car, suv, van })
const fromTown = (zone: string, car: number, suv: number, van: number) => ({
  between: ['kanchanaburi', zone] as const,
  prices: prices(car, suv, van),
})

/** Whole baht for the whole vehicle with driver, fuel, tolls and parking. Change a price of a transfer here and nowhere else. */
export const transferPrices: TransferPrices = {
  routes: [
    fromTown('kanchanaburi', 500, 600, 800),
    fromTown('bangkok', 2200, 2700, 3200),
    fromTown('suvarnabhumi', 2400, 2900, 3400),
    fromTown('don-mueang', 2200, 2700, 3200),
    fromTown('hua-hin', 3400, 3900, 4600),
    fromTown('ayutthaya', 2600, 3100, 3700),
    fromTown('pattaya', 4200, 4800, 5600),
    fromTown('damnoen-saduak', 1900, 2300, 2800),
    fromTown('erawan', 1300, 1600, 1900),
    fromTown('sai-yok', 1300, 1600, 1900),
    fromTown('hellfire-pass', 1500, 1800, 2200),
  ],
  perKm: { baht: prices(17, 20, 24), minimum: prices(800, 1000, 1200), step: 100 },
  night: { baht: 300, from: '22:00', until: '06:00' },
  waitingThere: { wayBackPercent: 60, hourBaht: 150, mostHours: 5 },
  waiting: { freeMinutes: { airport: 60, elsewhere: 30 }, hourBaht: 300 },
  airportMinutes: 45,
  stops: [
    {
      ...{ id: 'damnoen-saduak', name: 'Damnoen Saduak floating market', minutes: 150, baht: 900 },
      routes: [
        ['kanchanaburi', 'bangkok'],
        ['kanchanaburi', 'suvarnabhumi'],
        ['kanchanaburi', 'hua-hin'],
      ],
    },
    {
      ...{ id: 'ayutthaya', name: 'Ayutthaya, the old capital', minutes: 240, baht: 1500 },
      routes: [
        ['kanchanaburi', 'bangkok'],
        ['kanchanaburi', 'suvarnabhumi'],
        ['kanchanaburi', 'don-mueang'],
      ],
    },
  ],
}
