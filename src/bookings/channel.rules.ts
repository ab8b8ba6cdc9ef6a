import { BOOKING_CHANNELS } from '#catalogue/tour.rules.ts'

/** How a guest reaches the operator, who enters the booking at the desk. */
export const DESK_CHANNELS = ['phone', 'chat', 'walk_in'] as const
export type DeskChannel = (typeof DESK_CHANNELS)[number]

/** How a booking comes: from a page of the site, or entered at the desk. */
export const CHANNELS = [...BOOKING_CHANNELS, ...DESK_CHANNELS] as const
export type Channel = (typeof CHANNELS)[number]
