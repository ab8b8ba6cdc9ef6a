import { company } from '#content/company.ts'
import { callAddress, chatAddress } from '#domain/requests/number-links.ts'

export const companyPhoneLink = callAddress(company.phone)
export const companyWhatsappLink = chatAddress(company.whatsapp)
export const companyEmailLink = `mailto:${company.email}`
