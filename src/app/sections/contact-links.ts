import { company } from '#content/company.ts'

/*
 * On every page, so without the list of country codes: the company's numbers have theirs in `content/company.ts`.
 */

export const companyPhoneLink = `tel:${company.phone.replace(/[^+\d]/g, '')}`
export const companyWhatsappLink = `https://wa.me/${company.whatsapp}`
export const companyEmailLink = `mailto:${company.email}`
