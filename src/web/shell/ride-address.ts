/** What the address of the page says of a ride: the parameters that it reads, and the fields of the form for them. */
const FIELDS = {
  ...{ from: 'pickup', to: 'dropoff', pickupDate: 'pickupDate', pickupTime: 'pickupTime' },
  ...{ returnDate: 'returnDate', returnTime: 'returnTime', passengers: 'passengers' },
  ...{ luggage: 'luggage', stop: 'stop' },
}

/** The parameters of the address that the page reads. */
export const RIDE_PARAMETERS = Object.keys(FIELDS)

/** The ride of an address, without anything else that stands in it, always in the same order. */
export function rideInAddress(address: URLSearchParams): string {
  return queryOf((parameter) => address.get(parameter))
}

/** The same of the ride that stands in the form. */
export function rideInForm(form: Pick<FormData | URLSearchParams, 'get'>): string {
  const isOneWay = form.get('service') === 'one-way'
  return queryOf((_, field) =>
    isOneWay && field.startsWith('return') ? null : String(form.get(field) ?? ''),
  )
}

function queryOf(read: (parameter: string, field: string) => string | null): string {
  const query = new URLSearchParams()
  for (const [parameter, field] of Object.entries(FIELDS)) {
    const value = read(parameter, field)
    if (value) query.append(parameter, value)
  }
  return query.toString()
}
