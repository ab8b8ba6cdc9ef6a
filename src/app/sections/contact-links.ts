import { company } from '#content/company.ts'
import { phoneLink } from '#domain/requests/phone-link.ts'
import { whatsappLink } from '#domain/requests/whatsapp.ts'

export const companyPhoneLink = phoneLink(company.phone)
export const companyWhatsappLink = whatsappLink(company.whatsapp)
export const companyEmailLink = `mailto:${company.email}`
