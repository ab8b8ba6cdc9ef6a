import { type Request, request } from '../guests.ts'
import { nextDay, type RequestKind } from '../request-kinds.ts'
import { race } from './races.ts'

const KINDS: RequestKind[] = ['booking', 'taxi', 'custom trip']
const AT_ONCE = 12

/** One contact sends requests of all kinds at once, each for a day of its own: three hold a vehicle, none is lost. */
export const holdsOfOneContact = race({
  guard: 'the lock on the fleet, under which holds are counted',
  async takeAway({ databaseProxies }) {
    for (const proxy of databaseProxies()) proxy.leaveOut(/ for no key update/)
  },
  rounds: { short: 2, full: 50 },
  async run(_, guests, round) {
    const phone = `+66 81 ${1_000_000 + round}`
    const asked = Array.from({ length: AT_ONCE }, (_, index) => KINDS[index % KINDS.length] ?? 'booking')
    // Whether more than three are held is an invariant.
    await Promise.all(asked.map((kind) => guests.submit(withPhone(request(kind, dayOfItsOwn()), phone))))
    return []
  },
})

/** With the day after it, because a custom trip lasts two days. */
function dayOfItsOwn(): string {
  const date = nextDay()
  nextDay()
  return date
}

function withPhone(one: Request, phone: string): Request {
  const sent = { ...one.sent, [one.kind === 'booking' ? 'customerPhone' : 'phone']: phone }
  const isJson = one.post.headers['content-type'] === 'application/json'
  const body = isJson
    ? JSON.stringify(sent)
    : new URLSearchParams(Object.entries(sent).map(([field, value]) => [field, String(value)])).toString()
  return { ...one, sent, post: { ...one.post, body } }
}
