import { linkToken } from '#guests/links/link-token.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { formRequest } from '#tests/requests.ts'
import { untilIdle } from '../check-invariants.ts'
import { request } from '../guests.ts'
import { SECRET, type System } from '../test-system.ts'
import { race, times } from './races.ts'

/** A guest sends the review of a trip from twenty tabs at once: one is stored, and the operator gets one mail. */
export const oneReview = race({
  guard: 'the unique booking of a review',
  takeAway: ({ query }) => query('alter table testimonials drop constraint testimonials_booking_id_unique'),
  async run({ query }, guests) {
    const { reference, sessionId } = await guests.submit(request('card'))
    await guests.pay(sessionId)
    await guests.seePaid(sessionId)
    const { rows } = await query(
      `select bookings.id, access_links.id as link, travel_date::text as day
       from bookings join access_links on booking_id = bookings.id where reference = '${reference}'`,
    )
    const travelOn = (day: string) =>
      query(
        `set local saphan.actor = 'command'; update bookings set travel_date = '${day}', end_date = '${day}' where reference = '${reference}'`,
      )
    // The guest writes on the day of the trip, for which it could not be booked any more.
    await travelOn(bangkokDay(Date.now()))
    const review = formRequest(`/review.data?booking=${linkToken(SECRET, rows[0].link)}`, {
      rating: '5',
      reviewText: 'A day to remember.',
      name: 'Ada',
      country: 'United Kingdom',
    })
    await Promise.all(times(20, () => guests.send(review)))
    await travelOn(rows[0].day)
    const kept = await query(`select from testimonials where booking_id = '${rows[0].id}'`)
    return kept.rowCount === 0 ? [{ invariant: 'kept as sent', what: `no review of ${reference}` }] : []
  },
})

/** Twenty admins press "send again" on the same email: it leaves once. */
export const sendAgain = race({
  guard: 'the compared state of the mail',
  async takeAway({ databaseProxies }) {
    for (const proxy of databaseProxies())
      proxy.leaveOut(/and "mails"."status" = (\$\d+)/, "and $1::text <> ''")
  },
  rounds: { short: 2, full: 50 },
  async run(system, guests) {
    const cookie = await adminCookie(system)
    const one = request('booking')
    const to = String(one.sent.customerEmail)
    system.mailServer.controls.unknown.add(to)
    await guests.submit(one)
    await untilIdle(system)
    system.mailServer.controls.unknown.delete(to)
    const { rows } = await system.query(
      `select id from mails where to_address = '${to}' and status = 'undeliverable'`,
    )
    const press = formRequest('/admin/send-again', { mailId: rows[0].id, back: '/admin' })
    await Promise.all(times(20, () => guests.send({ ...press, headers: { ...press.headers, cookie } })))
    return []
  },
})

async function adminCookie({ url, query }: System): Promise<string> {
  const email = `operator.${crypto.randomUUID()}@example.com`
  const password = 'six-and-more-letters'
  const post = formRequest('/auth?tab=sign-up', { email, password, confirmPassword: password })
  const answer = await fetch(url + post.path, {
    ...post,
    method: 'POST',
    redirect: 'manual',
    headers: { ...post.headers, origin: url },
  })
  await query(`insert into user_roles (user_id, role) select id, 'admin' from users where email = '${email}'`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
