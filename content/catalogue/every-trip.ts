/** Said once above a list of trips, so that their cards can say what differs. */
export const EVERY_TRIP = 'Every trip: private vehicle and driver, hotel pickup, fuel and parking.'
