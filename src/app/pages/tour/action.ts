import { data } from 'react-router'
import { findTour, originFor } from '#domain/catalogue.ts'
import type { Tour } from '#domain/tour.ts'
import { offerOfTour } from '#operations/booking-offer.ts'
import { depsContext } from '../../context.ts'
import { doubted, readForm, textValues } from '../../form-post.ts'
import type { Route } from './+types/page.ts'
import { book, type Wording } from './book.ts'

export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const tour = findTour(context.get(depsContext).catalogue, params.id)
  if (!tour) throw data(null, { status: 404 })
  const values = textValues(await readForm(request))
  const doubt = await doubted({ pattern, context }, values)
  if (doubt) return doubt
  const origin = originFor(tour, values.origin ?? null)
  return book(context, offerOfTour(tour, origin), values, wordingFor(tour))
}

const SENT = "Booking request sent successfully! We'll contact you soon."
const REQUIRED = 'Please fill in all required fields'

/** Some trips have fixed sentences of their own, which integrations and tests compare letter by letter. */
function wordingFor(tour: Tour): Wording {
  switch (tour.id) {
    case 'kanchanaburi-historical-highlights':
      return {
        sent: 'Booking request sent successfully! We will contact you soon.',
        missing: { text: REQUIRED },
      }
    case 'cultural-journey':
    case 'death-railway-historical-journey':
      return { sent: SENT, missing: { title: 'Missing Information', text: `${REQUIRED}.` } }
    default:
      return {
        sent:
          tour.booking.channel === 'whatsapp'
            ? 'Your request is recorded. Please send the message in WhatsApp.'
            : SENT,
        missing: { text: REQUIRED },
      }
  }
}
