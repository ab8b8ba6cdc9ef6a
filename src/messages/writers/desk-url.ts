/** The page of a booking at the desk, for emails to the operator. */
export function deskUrl(publicUrl: string, { reference }: { reference: string }): string {
  return `${publicUrl}/desk/bookings/${reference}`
}
