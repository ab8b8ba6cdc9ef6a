import { MAX_LINK_PHOTO_MB, PHOTO_PROBLEMS } from '#catalogue/photos/photo.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import type { DriveStep } from './drive-step.rules.ts'

/** A sentence for drivers: Thai, and the English that stands small below it. */
export type Bilingual = { th: string; en: string }

// Marked so that the script on the phone carries only the sentences that it says.
/* @__NO_SIDE_EFFECTS__ */
const said = (th: string, en: string): Bilingual => ({ th, en })

/** The buttons of the steps; checks press them by these names. */
export const STEP_BUTTONS: Record<Exclude<DriveStep, 'cash' | 'no_show'>, Bilingual> = {
  seen: said('รับทราบงาน', 'I have seen this job'),
  departed: said('ออกเดินทาง', 'I have left'),
  arrived: said('ถึงจุดรับ', 'I have arrived'),
  aboard: said('ลูกค้าขึ้นรถ', 'Guests aboard'),
  finished: said('จบงาน', 'Finish'),
}

/** These the script on the phone says as well. */
export const NO_SHOW = said('ลูกค้าไม่มา', 'The guest has not come')
export const SEEN = said('รับทราบแล้ว', 'Seen')

export const DRIVER_WORDS = {
  office: said('โทรออฟฟิศ', 'Call office'),
  today: said('วันนี้', 'Today'),
  tomorrow: said('พรุ่งนี้', 'Tomorrow'),
  noJobs: said('ไม่มีงาน', 'No jobs'),
  pickup: said('รับลูกค้า', 'Pickup'),
  dropoff: said('ส่งลูกค้า', 'Drop-off'),
  details: said('ดูรายละเอียด', 'Details'),
  back: said('กลับไปที่ใบงาน', 'All jobs'),
  backToJob: said('กลับไปที่งาน', 'Back to the job'),
  done: said('จบงานแล้ว', 'Finished'),
  thanks: said('ขอบคุณมาก ขอให้เดินทางกลับโดยปลอดภัย', 'Thank you. A safe drive home.'),
  gone: said('งานนี้ไม่ใช่ของคุณแล้ว ถูกยกเลิกหรือเปลี่ยนคนขับ', 'This job is not yours any more'),
  askOffice: said('สงสัยกรุณาโทรหาออฟฟิศ', 'Call the office if you are not sure'),
  over: said('งานนี้ผ่านไปแล้ว ข้อมูลลูกค้าไม่แสดงแล้ว', 'This job is over. The guest is not shown any more'),
  moved: said('เวลารับลูกค้าเปลี่ยนแล้ว', 'The pickup has another time'),
  before: said('เดิม', 'Before:'),
  steps: said('ขั้นตอน', 'Steps'),
  notTold: said(
    'ระบบไม่ได้ส่งข้อความถึงลูกค้า ถ้าอยากแจ้ง กรุณาส่งข้อความหรือโทรหาลูกค้า',
    'No message went to the guest. To tell them, message or call them below',
  ),
  navigate: said('นำทาง', 'Navigate'),
  call: said('โทร', 'Call'),
  message: said('WhatsApp', 'Message'),
  say: said('ส่งข้อความภาษาอังกฤษให้ลูกค้า', 'Send the guest a message in English'),
  here: said('ถึงแล้ว', 'I am here'),
  late: said('ช้า 10 นาที', '10 min late'),
  notFound: said('หาไม่เจอ', 'Can’t find you'),
  party: said('ผู้โดยสาร', 'Party'),
  luggage: said('กระเป๋า', 'Luggage'),
  vehicle: said('รถ', 'Vehicle'),
  cashDue: said('เงินสดที่ต้องเก็บ', 'Cash to collect'),
  paid: said('จ่ายครบแล้ว', 'Paid in full'),
  note: said('ข้อความจากลูกค้า', 'The guest’s words'),
  children: said('เด็ก', 'Children'),
  childSeats: said('เบาะเด็ก', 'Child seats'),
  wheelchair: said('รถเข็น', 'Wheelchair'),
  flight: said('เที่ยวบิน', 'Flight'),
  stop: said('แวะระหว่างทาง', 'Stop on the way'),
  freeWait: said('รอฟรี', 'Free waiting'),
  fromLanding: said('นับจากเครื่องลง', 'From the landing'),
  plan: said('แผนวันนี้', 'Plan of the day'),
  collect: said('เก็บเงินสดจากลูกค้า', 'Cash to collect from the guest'),
  cashReceived: said('ยืนยันรับเงินสด', 'Cash received'),
  otherCash: said('จำนวนไม่ตรง หรือยังไม่ได้รับ', 'Another amount, or not paid'),
  amount: said('รับมาจริง (บาท) ถ้ายังไม่ได้รับ ใส่ 0', 'What you received in baht; 0 for nothing'),
  saveAmount: said('บันทึกจำนวนนี้', 'Save this amount'),
  cashFirst: said('ยืนยันเงินสดก่อน', 'Confirm the cash first'),
  kilometres: said('เลขกิโลเมตร (ไม่บังคับ)', 'Kilometres, if you like'),
  noShow: NO_SHOW,
  what: said('เกิดอะไรขึ้น', 'What happened?'),
  report: said('แจ้งว่าลูกค้าไม่มา', 'Report a no-show'),
  stay: said(
    'ยังไม่ต้องออกรถ รอออฟฟิศโทรกลับก่อน ปกติไม่เกิน 5 นาที',
    'Stay there. The office calls you back first, usually within 5 minutes',
  ),
  reported: said('แจ้งออฟฟิศแล้วว่าลูกค้าไม่มา', 'The office knows that the guest has not come'),
  calls: said('โทรหาลูกค้าอย่างน้อย 2 ครั้ง', 'Call the guest at least twice'),
  photo: said('ถ่ายรูปจุดรับ', 'Take a photo of the pickup point'),
  takePhoto: said('ถ่ายรูปหรือเลือกรูป', 'Take or choose a photo'),
  photoOptional: said('ถ้าถ่ายไม่ได้ แจ้งได้เลยโดยไม่ต้องมีรูป', 'If you cannot take one, report without it'),
  photoSent: said('ส่งรูปแล้ว', 'The photo is sent'),
  addPhoto: said('ส่งรูป', 'Send the photo'),
  reportKept: said(
    'เก็บรายงานไว้ในเครื่องแล้ว ยังไม่ถึงออฟฟิศ',
    'The report is kept. The office does not have it yet',
  ),
  stayThere: said('ยังไม่ต้องออกรถ ถ้าโทรได้ กรุณาโทรหาออฟฟิศ', 'Stay there, and call the office if the phone can'),
  handIn: said('นำเงินสดส่งออฟฟิศ', 'Hand the cash in at the office'),
  sendPlace: said('ส่งตำแหน่งเมื่อกด', 'Send my place when I press'),
  sent: said('ส่งข้อมูลครบแล้ว', 'Everything is sent'),
  refused: said('ไม่ได้บันทึก', 'Not saved'),
  officeChecks: said('บันทึกแล้ว ออฟฟิศจะตรวจสอบ', 'Kept. The office looks at it'),
  dead: said('ลิงก์นี้ใช้ไม่ได้แล้ว กรุณาขอลิงก์ใหม่จากออฟฟิศ', 'This link has expired. Ask the office for a new one'),
} as const satisfies Record<string, Bilingual>

/** What waits on a driver's phone, by its name. */
export const WAITING_NAMES: Record<DriveStep | 'photo', string> = {
  seen: STEP_BUTTONS.seen.th,
  departed: STEP_BUTTONS.departed.th,
  arrived: STEP_BUTTONS.arrived.th,
  aboard: STEP_BUTTONS.aboard.th,
  cash: 'รับเงินสด',
  no_show: NO_SHOW.th,
  finished: STEP_BUTTONS.finished.th,
  photo: 'รูปจุดรับ',
}

/** What the page of a driver says by itself, without the site. */
export const PHONE_WORDS = {
  copy: said('ไม่มีสัญญาณ นี่คือข้อมูลล่าสุดในเครื่อง', 'No signal. This is what the phone has kept'),
  sending: (count: number): Bilingual => said(`กำลังส่ง ${count} รายการ`, `Sending ${count}`),
  waiting: (count: number): Bilingual =>
    said(
      `ไม่มีสัญญาณ เก็บไว้ในเครื่อง ${count} รายการ`,
      'Carry on. It is sent by itself, with the time you pressed',
    ),
  takeBack: (name: string): Bilingual => said(`กดผิด ยกเลิก ${name}`, 'Take it back'),
  call: (number: number, time: string): Bilingual =>
    said(`โทรครั้งที่ ${number} เวลา ${time} น.`, `Call ${number}`),
  photoTaken: (time: string): Bilingual => said(`ถ่ายเมื่อ ${time} น.`, 'Time taken'),
  photoTooLarge: said('รูปใหญ่เกินไป กรุณาถ่ายใหม่หรือใช้รูปอื่น', 'The photo is too large. Take or choose another one'),
}

/** The reasons for a guest who has not come; the office reads the English. */
export const NO_SHOW_REASONS: readonly Bilingual[] = [
  said('ติดต่อลูกค้าไม่ได้', 'I cannot reach the guest'),
  said('ลูกค้าบอกว่าไม่ไปแล้ว', 'The guest says they are not coming'),
  said('หาลูกค้าไม่เจอ', 'I cannot find the guest'),
]

/** Messages to a guest, in English, as a driver sends them. */
export const READY_MESSAGES = {
  here: 'Hello, I am your driver. I am here at the pickup.',
  late: 'Hello, I am your driver. I am sorry, I will be about 10 minutes late.',
  notFound: 'Hello, I am your driver. I am at the pickup but cannot find you. Where are you?',
} as const

const NOT_NOW = said('กดไม่ได้ในตอนนี้ กรุณาลองใหม่หรือโทรหาออฟฟิศ', 'That cannot be done now')

/** Why a press was refused. */
export function refusalForDriver(problem: Problem): Bilingual {
  switch (problem.code) {
    case 'step-skipped':
      return said('กรุณากดขั้นตอนก่อนหน้านี้ก่อน', 'Another step comes first')
    case 'step-too-early':
      return said('ยังเร็วเกินไปสำหรับงานนี้', 'It is too early for this job')
    case 'not-begun':
      return said('ยังไม่ถึงเวลานัด', 'The agreed time has not come')
    case 'cash-unanswered':
      return said(
        `กรุณายืนยันเงินสดก่อน ${formatBaht(problem.dueBaht)}`,
        `Confirm the cash first: ${formatBaht(problem.dueBaht)}`,
      )
    case 'nothing-due':
      return said('ลูกค้าจ่ายครบแล้ว ไม่ต้องเก็บเงิน', 'The guest has paid. Nothing is due')
    case 'cash-amount':
      return said('กรุณาใส่จำนวนเงินเป็นตัวเลข', 'Please enter the amount in whole baht')
    case 'wait-not-over': {
      const at = bangkokTime(problem.until.getTime())
      return said(`รอฟรีถึง ${at} น. แจ้งได้หลังจากนั้น`, `Waiting is free until ${at}`)
    }
    case 'step-undo-too-late':
      return said('ยกเลิกได้ภายใน 2 นาทีเท่านั้น กรุณาโทรหาออฟฟิศ', 'Only within two minutes. Call the office')
    case PHOTO_PROBLEMS.missing:
      return said('กรุณาเลือกรูปก่อน', 'Choose a photo first')
    case PHOTO_PROBLEMS.tooLarge:
      return said(
        `รูปใหญ่เกินไป กรุณาใช้รูปไม่เกิน ${MAX_LINK_PHOTO_MB} MB`,
        `The photo is too large. Use one of up to ${MAX_LINK_PHOTO_MB} MB`,
      )
    case PHOTO_PROBLEMS.format:
    case PHOTO_PROBLEMS.unreadable:
      return said('เปิดรูปนี้ไม่ได้ กรุณาใช้รูปอื่น', 'This photo cannot be read. Use another one')
    case 'drive-full':
      return said(
        'ส่งข้อมูลของงานนี้มากเกินไปแล้ว กรุณาโทรหาออฟฟิศ',
        'Too much was sent about this job. Call the office',
      )
    case 'drive-unknown':
      return DRIVER_WORDS.gone
    default:
      return NOT_NOW
  }
}
