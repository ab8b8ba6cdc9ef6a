/** What is booked: a day trip of the catalogue, a drive from one place to another, or a trip of the guest's own making. */
export const BOOKING_KINDS = ['trip', 'transfer', 'custom'] as const
export type BookingKind = (typeof BOOKING_KINDS)[number]
