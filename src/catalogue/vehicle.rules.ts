/** The three vehicle classes a guest can choose, smallest first. */
export const VEHICLE_CLASSES = ['car', 'suv', 'van'] as const
export type VehicleClass = (typeof VEHICLE_CLASSES)[number]

/** How many guests a vehicle is meant for: `from` is what the label says, `to` is the hard limit. */
export type Seats = { from: number; to: number }
export type Capacity = Partial<Record<VehicleClass, Seats>>

/** The capacity of a trip that has none of its own. */
export const DEFAULT_CAPACITY = {
  car: { from: 1, to: 3 },
  suv: { from: 4, to: 5 },
  van: { from: 6, to: 9 },
} satisfies Capacity

/** The capacity of the largest of these vehicles; 0 without any. */
export function largestParty(capacity: Capacity): number {
  return Math.max(0, ...Object.values(capacity).map((seats) => seats.to))
}

/** Can this vehicle carry this many guests? A vehicle that the trip does not offer carries none. */
export function carries(capacity: Capacity, vehicleClass: VehicleClass, guests: number): boolean {
  const seats = capacity[vehicleClass]
  return seats !== undefined && guests >= 1 && guests <= seats.to
}

/** The vehicle that the form recommends, or `undefined` when the party is too large for all of them. */
export function smallestVehicleFor(guests: number, capacity: Capacity): VehicleClass | undefined {
  return VEHICLE_CLASSES.find((vehicleClass) => carries(capacity, vehicleClass, guests))
}

const VEHICLE_WORDS: readonly [RegExp, VehicleClass][] = [
  [/\bsuv\b/i, 'suv'],
  [/\b(mini)?van\b/i, 'van'],
  [/\b(car|sedan)\b/i, 'car'],
]

/** `'Sedan (1-3)'` → `car`: older integrations name the vehicle in words. */
export function vehicleClassFromText(text: string): VehicleClass | undefined {
  return VEHICLE_WORDS.find(([word]) => word.test(text))?.[1]
}
