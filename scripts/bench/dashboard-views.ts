import pg from 'pg'
import { bangkokDay } from '#platform/time/calendar.ts'

/** An address of the dashboard, the kind of view, and the number of rows that it must show. */
export type View = { list: string; kind: string; address: string; rows: number }

const PAGE_ROWS = 25

const LISTS = [
  { name: 'testimonials', path: '/admin', table: 'testimonials', few: 'guest.7777@' },
  {
    name: 'custom requests',
    path: '/admin/custom-requests',
    table: "bookings where kind = 'custom'",
    few: 'y.7777@',
  },
  { name: 'newsletter', path: '/admin/newsletter', table: 'newsletter_subscriptions', few: 'reader.7777@' },
  { name: 'bookings', path: '/admin/bookings', table: "bookings where kind = 'trip'", few: 'guest.7777@' },
  {
    name: 'taxi requests',
    path: '/admin/taxi-requests',
    table: "bookings where kind = 'transfer'",
    few: 'rider.7777@',
  },
]

/** Every kind of view of every list. `listed` is the number of rows of each list. */
export async function listViews(databaseUrl: string, listed: number): Promise<View[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const views: View[] = []
  for (const { name, path, table, few } of LISTS) {
    const idOf = async (place: number) => {
      const order = 'order by created_at desc, id desc'
      const { rows } = await client.query(`select id from ${table} ${order} limit 1 offset ${place}`)
      return rows[0].id as string
    }
    const far = await idOf(listed * 0.9)
    const view = (kind: string, query: Record<string, string>, rows = PAGE_ROWS) =>
      views.push({ list: name, kind, address: `${path}?${new URLSearchParams(query)}`, rows })
    view('first page', {})
    view('page 720', { after: far })
    view('page before the last', { before: await idOf(listed - 10) })
    view('search that finds all', { q: 'example.com' })
    view('search that finds a tenth', { q: 'priya' })
    view('search that finds a tenth, far down', { q: 'priya', after: far })
    view('search that finds one', { q: few }, 1)
    view('search that finds nothing', { q: 'zolq' }, 0)
    view('search for one sign that is nowhere', { q: '~' }, 0)
    if (!table.startsWith('bookings')) continue
    view('one state', { state: 'requested' })
    view('a state that is nowhere', { state: 'no_show' }, 0)
    view('by travel day', { sort: 'day' })
    view('by travel day, far down', { sort: 'day', after: far })
    view('from today by travel day', { sort: 'day', from: bangkokDay(Date.now()) })
    view('search by travel day', { q: 'priya', sort: 'day' })
  }
  await client.end()
  return [...views, { list: 'overview', kind: 'overview', address: '/admin/overview', rows: 0 }]
}
