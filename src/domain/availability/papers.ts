import { addDays, type PlainDate } from '../time/calendar.ts'

/** The last day on which each paper of a vehicle is valid; null when the operator has not entered it. */
export type VehiclePapers = {
  roadTaxExpiresOn: PlainDate | null
  inspectionExpiresOn: PlainDate | null
  /** The compulsory third-party cover, in Thai พ.ร.บ. */
  compulsoryCoverExpiresOn: PlainDate | null
  insuranceExpiresOn: PlainDate | null
}

export const VEHICLE_PAPERS = [
  'roadTaxExpiresOn',
  'inspectionExpiresOn',
  'compulsoryCoverExpiresOn',
  'insuranceExpiresOn',
] as const satisfies readonly (keyof VehiclePapers)[]

/** From so many days before its end the operator is warned of a paper. */
export const PAPER_WARNING_DAYS = 30

/** From so many days before its end a paper is urgent. */
export const PAPER_URGENT_DAYS = 14

/** Is the day within the warning? A day that has passed is, too. */
export function endsSoon(lastValidDay: PlainDate, today: PlainDate): boolean {
  return lastValidDay <= addDays(today, PAPER_WARNING_DAYS)
}

/**
 * May the vehicle be given away for a drive that ends on `lastDay`? Not when one of its papers has ended by then. A paper
 * that the operator is not warned of yet is expected to be renewed in time: each is renewed every year, and trips are
 * sold further ahead than that.
 */
export function papersCover(papers: VehiclePapers, lastDay: PlainDate, today: PlainDate): boolean {
  return VEHICLE_PAPERS.every((paper) => {
    const lastValidDay = papers[paper]
    return lastValidDay === null || lastDay <= lastValidDay || !endsSoon(lastValidDay, today)
  })
}
