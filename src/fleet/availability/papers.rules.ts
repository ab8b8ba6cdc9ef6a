import { addDays, type PlainDate } from '#platform/time/calendar.ts'

/** The last day on which each paper of a vehicle is valid; null when the operator has not entered it. */
export type VehiclePapers = {
  roadTaxExpiresOn: PlainDate | null
  inspectionExpiresOn: PlainDate | null
  /** The compulsory third-party cover, in Thai พ.ร.บ. */
  compulsoryCoverExpiresOn: PlainDate | null
  insuranceExpiresOn: PlainDate | null
}

/** How many days before its end the operator is warned of a paper. */
export const PAPER_WARNING_DAYS = 30

/** How many days before its end a paper is urgent. */
export const PAPER_URGENT_DAYS = 14

/** Is the day within the warning? A day that has passed is, too. */
export function endsSoon(lastValidDay: PlainDate, today: PlainDate): boolean {
  return lastValidDay <= addDays(today, PAPER_WARNING_DAYS)
}

/** Its short name: `roadTax`. */
export type VehiclePaper = 'roadTax' | 'inspection' | 'compulsoryCover' | 'insurance'

/** The column of each paper. */
export const PAPER_COLUMNS = {
  roadTax: 'roadTaxExpiresOn',
  inspection: 'inspectionExpiresOn',
  compulsoryCover: 'compulsoryCoverExpiresOn',
  insurance: 'insuranceExpiresOn',
} as const satisfies Record<VehiclePaper, keyof VehiclePapers>

export const VEHICLE_PAPERS = Object.keys(PAPER_COLUMNS) as VehiclePaper[]

/**
 * The paper that keeps a vehicle from a drive that ends on `lastDay`, because it has ended by then. A paper that the
 * operator is not warned of yet is expected to be renewed in time: each is renewed every year, and trips are sold
 * further ahead than that.
 */
export function endedPaper(
  papers: VehiclePapers,
  lastDay: PlainDate,
  today: PlainDate,
): { why: VehiclePaper; endsOn: PlainDate } | undefined {
  for (const why of VEHICLE_PAPERS) {
    const endsOn = papers[PAPER_COLUMNS[why]]
    if (endsOn !== null && endsOn < lastDay && endsSoon(endsOn, today)) return { why, endsOn }
  }
  return undefined
}
