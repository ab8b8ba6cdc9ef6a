import { company } from '#content/company.ts'

export const phoneLink = `tel:${company.phone.replace(/[^+\d]/g, '')}`
export const whatsappLink = `https://wa.me/${company.whatsapp}`
export const emailLink = `mailto:${company.email}`
