import { type Catalogue, canonicalPath, listTours } from '#catalogue/catalogue.rules.ts'

export type Station = { id: string; path: string; area: string; km: number; gap: number }

/** The least width of a station, however near the next one is. */
const NARROWEST = 1
const KM_PER_WIDTH = 50

/** The local trips from the shortest drive to the longest, each with its width on the line (`gap`). For the loader. */
export function stationsOf(catalogue: Catalogue): Station[] {
  const trips = listTours(catalogue, 'kanchanaburi').toSorted((a, b) => a.distanceKm - b.distanceKm)
  return trips.map((tour, index) => ({
    id: tour.id,
    path: canonicalPath(tour),
    area: tour.area,
    km: tour.distanceKm,
    gap: NARROWEST + ((trips[index + 1]?.distanceKm ?? tour.distanceKm) - tour.distanceKm) / KM_PER_WIDTH,
  }))
}
