import { company } from '#content/company.ts'
import { callAddress, chatAddress } from '#guests/contact/number-links.rules.ts'

export const companyPhoneLink = callAddress(company.phone)
export const companyWhatsappLink = chatAddress(company.whatsapp)
export const companyEmailLink = `mailto:${company.email}`
