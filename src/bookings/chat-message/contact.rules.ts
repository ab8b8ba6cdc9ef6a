import { isEmailAddress } from '#guests/contact/contact.rules.ts'
import { phoneKey } from '#guests/contact/phone-key.rules.ts'
import { internationalNumber } from '#guests/contact/phone-number.rules.ts'
import { digitsOf, isPhoneNumber } from '#guests/contact/phone-text.rules.ts'
import { allMatches, type Mention, spanOf } from './finding.rules.ts'
import type { Business } from './transcript.rules.ts'

const EMAIL = /[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9][a-z0-9.-]{1,180}[a-z]/gi

/** The email addresses of the guest: not that of the business. */
export function readEmails(text: string, business: Business): Mention[] {
  return allMatches(text, EMAIL).flatMap((match) => {
    const [start, end] = spanOf(match)
    const value = match[0].replace(/^['{|}]+/, '')
    if (!isEmailAddress(value) || value.toLowerCase() === business.email.toLowerCase()) return []
    return [{ value, start, end }]
  })
}

const PHONE = /(?<![\d/.,:+-]|\d )\+?\(?\d[\d ()./-]{5,24}\d(?![\d:])/g
/** Words before a number that say what it is. */
const CALLED_PHONE =
  /(?:phone|tel(?:efon|éphone)?|mobile|cell|handy|portable|whats ?app|call|number is|my number|contact|telegram|viber|wechat|โทร(?:ศัพท์)?|เบอร์|ติดต่อ|电话|電話|手机|手機|微信|연락처|전화|핸드폰|тел|телефон|ватсап|номер)[^\n\d]{0,14}$/iu
const CALLED_OTHERWISE =
  /(?:booking|order|reservation|confirmation|reference|ref|voucher|ticket|passport|invoice|iban|account|card|id|pnr|code|buchung|bestellung|auftrag|reisepass|commande|réservation|заказ|бронь|паспорт|หมายเลขจอง|จอง|订单|訂單|预订|護照|护照|예약|여권|予約)[^\n\d+]{0,14}[\d ]{0,12}$/iu

/** The phone numbers of the guest: with a code, with a leading zero, in groups, or with a word that calls it one. */
export function readPhones(text: string, business: Business): Mention[] {
  const own = new Set(business.phones.map(wholeNumber))
  const found: Mention[] = []
  for (const match of allMatches(text, PHONE)) {
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    const number = match[0].replaceAll(/[./]/g, ' ').replace(/ {2,}/g, ' ').trim()
    const digits = number.replace(/\D/g, '')
    const isNamed = CALLED_PHONE.test(before)
    const isMarked = /^(?:\(?\+|\(?0)/.test(number) && digits.length >= 9
    const isGrouped = /^\(\d{3}\) ?\d{3}-\d{4}$|^\d{3}-\d{3}-\d{4}$/.test(number)
    if (CALLED_OTHERWISE.test(before) && !number.startsWith('+')) continue
    if (digits.length > 15 || !(isMarked || isNamed || isGrouped) || !isPhoneNumber(number)) continue
    if (own.has(wholeNumber(number)) || isDay(match[0])) continue
    const [start, end] = spanOf(match)
    found.push({ value: number, start, end })
  }
  return found.filter(
    (one, index) => !found.slice(0, index).some((other) => phoneKey(other.value) === phoneKey(one.value)),
  )
}

const wholeNumber = (phone: string) => internationalNumber(phone) ?? digitsOf(phone)
const isDay = (text: string) => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:\D|$)/.test(text)
