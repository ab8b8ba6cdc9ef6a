import type { ComponentProps } from 'react'
import { href } from 'react-router'
import { renderMarkup } from '#app/render-markup.tsx'
import type { Markup } from '#app/sections/static-markup.tsx'
import { BookingPage } from '../booking-page.tsx'

/** The page of a booking as HTML, for loaders and actions. */
export function renderBooking(page: ComponentProps<typeof BookingPage>): Markup {
  const { reference } = page.booking
  return renderMarkup(href('/desk/bookings/:reference', { reference }), <BookingPage {...page} />)
}
