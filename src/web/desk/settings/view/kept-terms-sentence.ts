/** What the rules of today do not change. */
export function keptTermsSentence(openBookings: number): string {
  if (openBookings === 0) return 'No open booking has terms of its own.'
  if (openBookings === 1) return '1 open booking keeps the terms that its guest accepted.'
  return `${openBookings} open bookings keep the terms that their guests accepted.`
}
