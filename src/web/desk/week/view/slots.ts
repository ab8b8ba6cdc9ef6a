import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { FleetNames } from '#bookings/desk-booking.store.ts'
import type { BoardTime, BookedLeg } from '#bookings/desk-lists/week.store.ts'
import { shortTitle } from '#bookings/short-title.words.ts'
import { type StaffAction, staffActionsOf } from '#bookings/staff-action.rules.ts'
import { whyDriverNotFree, whyVehicleNotFree } from '#fleet/allocation/not-free.rules.ts'
import type { Driver, Vehicle } from '#fleet/fleet.store.ts'
import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import { surnameOf } from '#guests/contact/greeting-name.rules.ts'
import { bangkokDay, type PlainDate, weekdayOf } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { hoursOn } from './hours.ts'
import { reasonInWords } from './reasons.ts'

/** A time on the board, as one cell shows it. */
export type SlotView = {
  /** Unique on the board. */
  key: string
  kind: 'firm' | 'held' | 'blocked'
  hours: string
  driver: string
  /** The surname of the guest, or what the time is blocked for. */
  name: string
  guests: number | null
  /** In short. */
  title: string
  /** `Held to 13:00`. */
  heldTo: string | undefined
  /** What is wrong with it, in words. */
  wrong: string | undefined
  time: BoardTime | undefined
  booked: BookedLeg | null
  actions: StaffAction[]
}

export type BoardFleet = { vehicles: Vehicle[]; drivers: Driver[]; names: FleetNames }

/** A time that a vehicle is held, firm or blocked, on one of its days. */
export function slotOf(time: BoardTime, day: PlainDate, fleet: BoardFleet, nowMs: number): SlotView {
  const { booked } = time
  return {
    ...{ key: `${time.id}-${day}`, time, booked, hours: hoursOn(day, time) },
    kind: booked ? (time.status === 'held' ? 'held' : 'firm') : 'blocked',
    driver: fleet.names.drivers.get(time.driverId ?? '') ?? '',
    name: booked ? surnameOf(booked.customerName) || NAME_PLACEHOLDERS.guest : (time.reason ?? 'Blocked'),
    ...{ guests: booked?.guests ?? null, title: booked ? shortTitle(booked) : '' },
    heldTo: time.expiresAt ? `Held to ${shortMoment(time.expiresAt, nowMs)}` : undefined,
    wrong: wrongWith(time, fleet, nowMs),
    actions: booked ? actionsOf(booked, true, nowMs) : [],
  }
}

/** A drive that no vehicle has been given to. */
export function looseSlotOf(booked: BookedLeg, nowMs: number): SlotView {
  return {
    ...{ key: booked.legId, kind: 'firm', time: undefined, booked, driver: '' },
    hours: booked.endsAt
      ? hoursOn(bangkokDay(booked.startsAt.getTime()), {
          busyFrom: booked.startsAt,
          busyUntil: booked.endsAt,
        })
      : bangkokTime(booked.startsAt.getTime()),
    name: surnameOf(booked.customerName) || NAME_PLACEHOLDERS.guest,
    ...{ guests: booked.guests, title: shortTitle(booked), heldTo: undefined, wrong: 'No vehicle' },
    actions: actionsOf(booked, false, nowMs),
  }
}

/** What staff can do about a booking from the board. */
export function actionsOf(
  { bookingStatus, startsAt }: Pick<BookedLeg, 'bookingStatus' | 'startsAt'>,
  hasVehicle: boolean,
  nowMs: number,
): StaffAction[] {
  const hasBegun = startsAt.getTime() <= nowMs
  return staffActionsOf({
    status: bookingStatus,
    hasBegun,
    hasVehicle,
    isDue: false,
    canUndo: false,
    hasProposal: false,
    canRemind: false,
    canPayBack: false,
    canSendReceipt: false,
    canReopen: false,
    guestHolds: 0,
    canChargeWaiting: false,
    refundAnswers: [],
  })
}

/** The first thing that keeps a trip ahead from leaving as it is planned. */
function wrongWith(time: BoardTime, { vehicles, drivers }: BoardFleet, nowMs: number): string | undefined {
  const { booked } = time
  if (!booked || time.busyUntil.getTime() <= nowMs || !bookingCountsAs(booked.bookingStatus, 'expected'))
    return undefined
  const need = { ...time, seats: booked.guests, bags: booked.luggage ?? 0 }
  const vehicle = vehicles.find(({ id }) => id === time.vehicleId)
  if (!vehicle?.active) return 'Vehicle out of service'
  const whyVehicle = whyVehicleNotFree<BoardTime>(vehicle, [], need, bangkokDay(nowMs))
  if (whyVehicle) return reasonInWords(whyVehicle, need)
  if (time.driverId === null) return drivers.some(({ active }) => active) ? 'No driver' : undefined
  const driver = drivers.find(({ id }) => id === time.driverId)
  if (!driver?.active) return 'Driver out of service'
  const whyDriver = whyDriverNotFree<BoardTime>(driver, [], need)
  return whyDriver && `${driver.name}: ${reasonInWords(whyDriver, need)}`
}

/** `13:00` today, `Fri 12:00` on another day. */
function shortMoment(moment: Date, nowMs: number): string {
  const day = bangkokDay(moment.getTime())
  const time = bangkokTime(moment.getTime())
  return day === bangkokDay(nowMs) ? time : `${weekdayOf(day).slice(0, 3)}\u00a0${time}`
}
