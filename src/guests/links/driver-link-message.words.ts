import { company } from '#content/company.ts'
import { formatThaiDay } from '#platform/time/thai-date.ts'

/** What the operator sends to a driver with the link of the day. `url` is the link. */
export function driverLinkMessage({
  name,
  day,
  jobs,
  firstAt,
  url,
}: {
  name: string
  day: string
  jobs: number
  firstAt: string
  url: string
}): string {
  return [
    `ใบงานคุณ${name} ${formatThaiDay(day)}`,
    `${jobs} งาน เริ่ม ${firstAt} น.`,
    'กรุณาเปิดลิงก์แล้วกดรับทราบงาน อย่าส่งต่อ',
    url,
    company.nameThai,
  ].join('\n')
}
