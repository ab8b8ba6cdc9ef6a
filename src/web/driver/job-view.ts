import { href } from 'react-router'
import { type Catalogue, findTour } from '#catalogue/catalogue.rules.ts'
import { stopsFrom } from '#catalogue/day-plan.rules.ts'
import { tourFrom } from '#catalogue/tour.rules.ts'
import { isAirport } from '#catalogue/transfers/free-waiting.words.ts'
import { stopName } from '#catalogue/transfers/ride.words.ts'
import { townNames } from '#content/map/towns.ts'
import { thaiPlaceNames } from '#content/thai/thai-place-names.ts'
import { thaiNameOf } from '#content/transfers/transfer-places.ts'
import { nextStation, STATIONS, stepUndoEnds, undoablePress } from '#drives/drive-step.rules.ts'
import { NO_SHOW_REASONS, READY_MESSAGES } from '#drives/driver.words.ts'
import type { Job } from '#drives/find-driver-jobs.ts'
import { freeWaitEnds } from '#drives/free-wait.rules.ts'
import { mapLink } from '#guests/contact/map-link.rules.ts'
import { guestChatLink, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { formatThaiDay } from '#platform/time/thai-date.ts'

export type JobView = ReturnType<typeof jobViewOf>

/** One job as its driver sees it. `nowMs` is in milliseconds since the epoch. */
export function jobViewOf(
  { catalogue, nowMs }: { catalogue: Catalogue; nowMs: number },
  job: Job,
  token: string,
) {
  const { legId, startsAt, endsAt, progress, dueBaht, kind } = job
  const next = nextStation(progress)
  const movedFrom = progress.seen || progress.aboard ? undefined : differentTime(job.knownStartsAt, startsAt)
  // A driver who has left has seen the job, as long as its pickup is the same.
  const seen = progress.seen ?? (movedFrom ? undefined : progress.departed)
  const undoable = undoablePress(progress, nowMs)
  const isOpen = job.is === 'mine' && job.status === 'confirmed'
  const pickup = kind === 'trip' ? (job.hotelName ?? job.pickup) : job.pickup
  const town = job.origin ? townNames[job.origin] : ''
  const target = progress.aboard ? job.dropoff || pickup : pickup
  const waitEnds = progress.arrived && freeWaitEnds({ ...job, arrivedAt: progress.arrived.pressedAt })
  return {
    legId,
    is: job.is,
    isCompleted: job.status === 'completed',
    path: href('/driver/:token/:legId', { token, legId }),
    day: bangkokDay(startsAt.getTime()),
    dayInThai: formatThaiDay(bangkokDay(startsAt.getTime())),
    at: bangkokTime(startsAt.getTime()),
    until: endsAt && bangkokTime(endsAt.getTime()),
    title: job.title,
    placesInThai: placesInThai(catalogue, job),
    reference: job.reference,
    pickup: placeOf(pickup),
    target: { ...placeOf(target), map: mapLink(target, target.includes(town) ? '' : town) },
    isSeen: seen !== undefined,
    movedFrom,
    seenAt: seen && bangkokTime(seen.pressedAt.getTime()),
    stations: STATIONS.map((station) => {
      const press = progress[station]
      return {
        station,
        at: press && bangkokTime(press.pressedAt.getTime()),
        is: press ? ('past' as const) : station === next ? ('on' as const) : ('ahead' as const),
      }
    }),
    next: isOpen ? next : undefined,
    hasDeparted: progress.departed !== undefined,
    wait:
      isOpen && waitEnds && !progress.aboard
        ? { until: bangkokTime(waitEnds.getTime()), isOver: nowMs >= waitEnds.getTime() }
        : undefined,
    /** For a phone without a connection, which has to know by itself from when on a guest can be reported. */
    canMiss:
      isOpen && !progress.aboard && !progress.no_show
        ? {
            startsMs: startsAt.getTime(),
            freeMs: job.freeMinutes * 60_000,
            arrivedMs: progress.arrived?.pressedAt.getTime(),
          }
        : undefined,
    missed: progress.no_show && { pressId: progress.no_show.id, hasPhoto: progress.no_show.photo !== null },
    finishedAt: progress.finished && bangkokTime(progress.finished.pressedAt.getTime()),
    departedAt: progress.departed && bangkokTime(progress.departed.pressedAt.getTime()),
    undo: undoable && { pressId: undoable.id, until: bangkokTime(stepUndoEnds(undoable).getTime()) },
    cash: { baht: dueBaht ?? 0, text: formatBaht(dueBaht ?? 0), isAnswered: progress.cash !== undefined },
    received: progress.cash?.amountBaht ? formatBaht(progress.cash.amountBaht) : undefined,
    guests: job.guests,
    luggage: job.luggage,
    flight: job.flightNumber,
    stop: stopName(job.stop),
    freeWait: { minutes: job.freeMinutes, isFromLanding: isAirport(job.pickup) },
    children: childrenInThai(job),
    childSeats: job.childSeats,
    wheelchair: job.wheelchair,
    vehicle: [job.vehicle, job.plate].filter(Boolean).join(' '),
    note: job.specialRequests ?? '',
    guest: guestOf(job),
    plan: planOf(catalogue, job),
    reasons: NO_SHOW_REASONS,
  }
}

/** `1 คน (5)`, with the ages as the guest wrote them. */
function childrenInThai({ children, childAges }: Job): string | undefined {
  if (!children) return undefined
  return childAges ? `${children} คน (${childAges})` : `${children} คน`
}

/** The time that a driver knows, when it is not the present one; on another day with that day. */
function differentTime(known: Date | undefined, startsAt: Date): string | undefined {
  if (!known || known.getTime() === startsAt.getTime()) return undefined
  const day = bangkokDay(known.getTime())
  const time = `${bangkokTime(known.getTime())} น.`
  return day === bangkokDay(startsAt.getTime()) ? time : `${formatThaiDay(day)} ${time}`
}

/** A place in Thai where its name is known, with the name as the guest wrote it. */
function placeOf(name: string) {
  return { name, thai: thaiNameOf(name) }
}

function guestOf(guest: Job) {
  const { customerName, customerPhone, customerCountry } = guest
  return {
    name: customerName,
    call: customerPhone && phoneLink(customerPhone, customerCountry),
    chat: guestChatLink(guest),
    here: guestChatLink(guest, READY_MESSAGES.here),
    late: guestChatLink(guest, READY_MESSAGES.late),
    notFound: guestChatLink(guest, READY_MESSAGES.notFound),
  }
}

/** The stops of the day; only of a trip of the catalogue. */
function planOf(catalogue: Catalogue, { tourId, origin, startsAt }: Job) {
  const tour = findTour(catalogue, tourId)
  if (!tour) return []
  const { itinerary } = origin ? tourFrom(tour, origin) : tour
  return stopsFrom(itinerary, bangkokTime(startsAt.getTime())).map(({ time, activity, thai }) => ({
    time,
    activity,
    thai,
  }))
}

const THAI_NAMES: Readonly<Record<string, string>> = thaiPlaceNames

/** Where a trip of the catalogue goes, and from where to where a transfer between known places. */
function placesInThai(catalogue: Catalogue, { kind, tourId, pickup, dropoff }: Job): string {
  if (kind === 'transfer') {
    const [from, to] = [thaiNameOf(pickup), thaiNameOf(dropoff)]
    return from && to ? `${from} → ${to}` : ''
  }
  const ids = findTour(catalogue, tourId)?.places ?? []
  return ids.flatMap((id) => THAI_NAMES[id] ?? []).join(' · ')
}
