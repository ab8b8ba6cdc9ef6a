/** The page of a booking at the desk, or that of the quote for it, for emails to the operator. */
export function deskUrl(
  publicUrl: string,
  { reference }: { reference: string },
  page: 'bookings' | 'quotes' = 'bookings',
): string {
  return `${publicUrl}/desk/${page}/${reference}`
}
