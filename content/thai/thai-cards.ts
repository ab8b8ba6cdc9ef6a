import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { company } from '../company.ts'

/** A card that guests hand over. Its lines are broken by hand, because Thai has no spaces to break at. */
export type ThaiCard = {
  id: string
  title: readonly string[]
  /** A number in large figures, and whose it is. */
  phone?: { number: string; whose: string }
  body: readonly string[]
  /** What the card says: for whom, and the rest. */
  english: { lead: string; rest: string }
}

/** What the cards of a booking are filled with; a card without its facts is not made. */
export type CardFacts = {
  reference: string
  guests: number
  /** The pickup: its day and time, and the time a quarter of an hour before. */
  pickup: { thaiDay: string; day: string; time: string; early: string; isBeforeBreakfast: boolean } | null
  officePhone: string
  driver: { name: string; phone: string; vehicleClass: VehicleClass; plate: string } | null
  /** Where the guests sleep, as they wrote it; with the Thai name of the town. */
  hotel: { name: string; town: string } | null
  /** Where a transfer goes. */
  destination: string | null
}

const THANKS = 'ขอบคุณครับ/ค่ะ'

const VEHICLES: Record<VehicleClass, string> = { car: 'รถเก๋ง', suv: 'รถเอสยูวี', van: 'รถตู้' }

export function thaiCards(facts: CardFacts): ThaiCard[] {
  return [callDriver(facts), callOffice(facts), breakfast(facts), taxi(facts), late(facts)].filter(
    (card) => card !== null,
  )
}

function callDriver({ driver, pickup, officePhone }: CardFacts): ThaiCard | null {
  if (!driver || !pickup) return null
  return {
    id: 'driver',
    title: ['กรุณาช่วยโทรหา', 'คนขับรถให้เราด้วย'],
    phone: { number: driver.phone, whose: `คุณ${driver.name}` },
    body: [
      'เรานัดรถไว้',
      pickup.thaiDay,
      `เวลา ${pickup.time} น.`,
      VEHICLES[driver.vehicleClass],
      `ทะเบียน ${driver.plate}`,
      'ถ้าไม่มีคนรับสาย กรุณาโทร',
      `สำนักงาน${company.nameThai} ${officePhone}`,
      THANKS,
    ],
    english: {
      lead: 'For hotel staff: please call our driver.',
      rest: `Then: pickup ${pickup.day}, ${pickup.time}, the vehicle and its plate. If nobody answers, call the ${company.name} office. Thank you.`,
    },
  }
}

function callOffice({ driver, pickup, officePhone, reference }: CardFacts): ThaiCard | null {
  if (driver || !pickup) return null
  return {
    id: 'office',
    title: ['กรุณาช่วยโทรหา', `สำนักงาน${company.nameThai}ให้เราด้วย`],
    phone: { number: officePhone, whose: company.nameThai },
    body: [`เรานัดรถไว้ ${pickup.thaiDay}`, `เวลา ${pickup.time} น.`, `หมายเลขการจอง ${reference}`, THANKS],
    english: {
      lead: `For hotel staff: please call the ${company.name} office.`,
      rest: `Then: pickup ${pickup.day}, ${pickup.time}, and our reference. Thank you.`,
    },
  }
}

function breakfast({ pickup, hotel, guests }: CardFacts): ThaiCard | null {
  if (!pickup?.isBeforeBreakfast || !hotel) return null
  return {
    id: 'breakfast',
    title: ['รบกวนขออาหารเช้า', `แบบกล่อง ${guests} ชุด`],
    body: [
      pickup.thaiDay,
      `เราออกเดินทาง เวลา ${pickup.time} น.`,
      'ก่อนเวลาอาหารเช้า',
      `ขอรับที่ล็อบบี้ เวลา ${pickup.early} น.`,
      'ได้ไหมครับ/คะ',
      THANKS,
    ],
    english: {
      lead: `For hotel staff: ${guests === 1 ? 'one breakfast box' : `${guests} breakfast boxes`}, please.`,
      rest: `We leave ${pickup.day} at ${pickup.time}, before breakfast opens. May we collect them in the lobby at ${pickup.early}? Thank you.`,
    },
  }
}

function taxi({ hotel, destination }: CardFacts): ThaiCard | null {
  const where = hotel?.name ?? destination
  if (!where) return null
  return {
    id: 'taxi',
    title: ['กรุณาพาเราไปที่', where],
    body: [...(hotel?.town ? [hotel.town] : []), 'ช่วยเปิดมิเตอร์ด้วย', THANKS],
    english: {
      lead: `For a taxi driver: please take us to ${where}.`,
      rest: 'Please use the meter. Thank you.',
    },
  }
}

function late({ driver }: CardFacts): ThaiCard | null {
  if (!driver) return null
  return {
    id: 'late',
    title: ['เรามาสายเล็กน้อย', 'กรุณาบอกคนขับให้รอเรา'],
    phone: { number: driver.phone, whose: `คุณ${driver.name}` },
    body: ['เรากำลังไปที่จุดนัด', 'อีกประมาณ ........ นาที', THANKS],
    english: {
      lead: 'For anyone: we are late, please ask the driver to wait.',
      rest: 'We are on our way to the meeting point; write the minutes on the dots.',
    },
  }
}
