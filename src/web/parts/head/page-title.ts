import { company } from '#content/company.ts'

export function pageTitle(title: string): string {
  return `${title} | ${company.name}`
}
