import { isRemoteTourId } from '#domain/catalogue/remote-tour.ts'
import type { Origin } from '#domain/catalogue/tour.ts'
import type { RemoteRecord, TourSource } from './contract.ts'

/** What a record of the bundled catalogue is made from; `find` looks a trip up by id in the list of that town. */
export type BundledTours = { find(origin: Origin, id: string): RemoteRecord | undefined }

/** The shipped catalogue, spoken in the words of the outside records. Needs no key and no network. */
export function createBundledTours({ find }: BundledTours): TourSource {
  return {
    async findTour(origin, id) {
      return isRemoteTourId(id) ? find(origin, id) : undefined
    },
    // It has no tours but those of the catalogue, which has lists of its own.
    listTours: async () => [],
  }
}
