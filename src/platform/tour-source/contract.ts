import type { Origin } from '#catalogue/tour.rules.ts'

/** A tour as an external system stores it: field names vary, values may be text or JSON. */
export type RemoteRecord = { id: string; fields: Record<string, unknown> }

export type TourSource = {
  /**
   * Looks one tour up by its `tour_id`, in the table of that town.
   * @param id 1 to 64 characters `a-z`, `0-9`, `-`; anything else is unknown without a request
   * @returns `undefined` when there is no such tour
   * @throws {Unavailable} when the source does not answer in time or with something unreadable
   */
  findTour(origin: Origin, id: string): Promise<RemoteRecord | undefined>
  /**
   * The first hundred tours in the table of that town.
   * @throws {Unavailable} when the source does not answer in time or with something unreadable
   */
  listTours(origin: Origin): Promise<RemoteRecord[]>
}
