import type { ComponentProps } from 'react'
import { href } from 'react-router'
import type { Markup } from '../../../parts/static-markup.tsx'
import { renderMarkup } from '../../../shell/render-markup.tsx'
import { BookingPage } from '../booking-page.tsx'

/** The page of a booking as HTML, for loaders and actions. */
export function renderBooking(page: ComponentProps<typeof BookingPage>): Markup {
  const { reference } = page.booking
  return renderMarkup(href('/desk/bookings/:reference', { reference }), <BookingPage {...page} />)
}
