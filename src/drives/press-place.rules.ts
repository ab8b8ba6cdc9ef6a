/** Where a step was pressed, in degrees. */
export type PressPlace = { latitude: number; longitude: number }

/** About ten metres: enough to find a hotel, and no more of where somebody stood. */
const STEPS_PER_DEGREE = 10_000

/**
 * Where a step was pressed, as the phone says it in degrees, to about ten metres. A place that makes no sense is none: it
 * is no reason to refuse a press.
 */
export function pressPlace(latitude = '', longitude = ''): PressPlace | undefined {
  const place = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) }
  return Number.isNaN(place.latitude) || Number.isNaN(place.longitude) ? undefined : place
}

function degrees(text: string, most: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(number) <= most ? Math.round(number * STEPS_PER_DEGREE) / STEPS_PER_DEGREE : Number.NaN
}
