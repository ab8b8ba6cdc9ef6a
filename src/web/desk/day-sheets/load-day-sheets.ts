import { href } from 'react-router'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { type Departure, listDepartures } from '#bookings/desk-lists/today.store.ts'
import { progressOf } from '#drives/drive-step.rules.ts'
import { listDrivePresses } from '#drives/drive-steps.store.ts'
import { type Driver, listActiveDrivers } from '#fleet/fleet.store.ts'
import { chatLink, DRIVER_COUNTRY } from '#guests/contact/phone-link.rules.ts'
import { lineShareLink, whatsappShareLink } from '#guests/contact/share-links.rules.ts'
import { driverLinkMessage } from '#guests/links/driver-link-message.words.ts'
import { listDriverLinks, type NamedDriverLink } from '#guests/links/driver-links.ts'
import type { Deps } from '#platform/deps.ts'
import { counted } from '#platform/text/counted.ts'
import { bangkokDay, formatDayOfYear, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokTime, momentInWords } from '#platform/time/clock-time.ts'

export type SheetView = Pick<Driver, 'name' | 'thaiName'> & {
  driverId: string
  jobs: string
  /** Undefined while there is nothing to see. */
  seen: string | undefined
  link: ReturnType<typeof linkOf>
}

/**
 * The drivers who drive on a day, each with the link to it and what is known of whether it was read; and those whose trips
 * all moved away, while they have a link that can be ended.
 */
export async function loadDaySheets(
  deps: Pick<Deps, 'db' | 'now' | 'authSecret' | 'publicUrl'>,
  day: PlainDate,
) {
  const { read } = deps.db
  const [departures, links, drivers] = await Promise.all([
    listDepartures(read, day),
    listDriverLinks(deps, day),
    listActiveDrivers(read),
  ])
  const drives = departures.filter((drive) => isOfDay(drive, day))
  const pressed = await listDrivePresses(
    read,
    drives.map(({ legId }) => legId),
  )
  const isSeen = ({ legId, startsAt, taken }: Departure) => {
    const own = pressed.filter((press) => press.legId === legId)
    return progressOf({ driverId: taken?.driverId ?? null, startsAt }, own).seen !== undefined
  }
  const sheets = drivers.flatMap((driver): SheetView[] => {
    const own = drives.filter(({ taken }) => taken?.driverId === driver.id)
    const [first] = own
    const link = links.get(driver.id)
    if (!first) return link ? [freeSheet(driver, link, deps.now())] : []
    const firstAt = bangkokTime(first.startsAt.getTime())
    return [
      {
        ...{ driverId: driver.id, name: driver.name, thaiName: driver.thaiName },
        jobs: `${counted(own.length, 'trip')}, the first at ${firstAt}`,
        seen: seenInWords(own.filter(isSeen).length, own.length),
        link: linkOf(link, { driver, day, jobs: own.length, firstAt }, deps),
      },
    ]
  })
  return {
    day,
    isToday: day === bangkokDay(deps.now()),
    heading: formatDayOfYear(day),
    sheets,
    missing: sheets.filter(({ link }) => link === undefined).length,
  }
}

function freeSheet({ id, name, thaiName }: Driver, link: NamedDriverLink, nowMs: number): SheetView {
  return {
    ...{ driverId: id, name, thaiName, jobs: 'No trips left on this day', seen: undefined },
    link: { ...lifeOf(link, nowMs), share: undefined },
  }
}

function isOfDay({ startsAt, status }: Departure, day: PlainDate): boolean {
  return bangkokDay(startsAt.getTime()) === day && bookingCountsAs(status, 'travelled')
}

function seenInWords(seen: number, of: number): string {
  if (seen === 0) return 'Not seen yet'
  return seen === of ? 'All seen' : `${seen} of ${of} seen`
}

type Sent = { driver: Driver; day: PlainDate; jobs: number; firstAt: string }

function linkOf(
  link: NamedDriverLink | undefined,
  { driver, ...of }: Sent,
  { publicUrl, now }: Pick<Deps, 'publicUrl' | 'now'>,
) {
  if (!link) return undefined
  const life = lifeOf(link, now())
  if (link.token === null) return { ...life, share: undefined }
  const url = `${publicUrl}${href('/driver/:token', { token: link.token })}`
  const text = driverLinkMessage({ ...of, name: driver.thaiName ?? driver.name, url })
  return {
    ...life,
    share: {
      ...{ url, text },
      whatsapp: chatLink(driver.phone, { country: DRIVER_COUNTRY, message: text }) ?? whatsappShareLink(text),
      line: lineShareLink(text),
      mail: `mailto:?subject=${encodeURIComponent(`ใบงาน ${formatDayOfYear(of.day)}`)}&body=${encodeURIComponent(text)}`,
    },
  }
}

function lifeOf({ usedAt, createdAt }: NamedDriverLink, nowMs: number) {
  return {
    opened: usedAt ? `Opened ${momentInWords(usedAt, nowMs)}` : 'Not opened yet',
    made: `Created ${momentInWords(createdAt, nowMs)}`,
  }
}

/** How many drivers of each of two days have no link to it. */
export async function findUnsentSheets(
  deps: Pick<Deps, 'db' | 'now' | 'authSecret'>,
  departures: readonly Departure[],
  day: PlainDate,
): Promise<{ drivers: number; unsent: number }> {
  const links = await listDriverLinks(deps, day)
  const driving = new Set(
    departures.flatMap((drive) =>
      isOfDay(drive, day) && drive.status === 'confirmed' && drive.taken?.driverId
        ? [drive.taken.driverId]
        : [],
    ),
  )
  return { drivers: driving.size, unsent: [...driving].filter((id) => !links.has(id)).length }
}
