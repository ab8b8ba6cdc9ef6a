const MAP = 'https://www.google.com/maps/search/?api=1&query='

/** The address of a map of one point, in degrees. */
export function pointLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${MAP}${latitude},${longitude}`
}

/** The address of a map search for a place: of a hotel with the name of its town, so that it is not found elsewhere. */
export function mapLink(...words: readonly string[]): string {
  const query = [...words.filter(Boolean), 'Thailand'].join(', ')
  return `${MAP}${encodeURIComponent(query)}`
}
