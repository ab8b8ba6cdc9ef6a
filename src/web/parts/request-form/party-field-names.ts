/** The names of the fields about children, seats and a wheelchair, from top to bottom. */
export const PARTY_FIELDS = ['children', 'childAges', 'childSeats', 'wheelchair']
