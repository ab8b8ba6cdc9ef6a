import { company } from '#content/company.ts'
import { hello } from '../contact/greeting-name.rules.ts'

/** The words with which staff sends a guest the link to the trip pass. */
export function passLinkMessage(of: { customerName: string; reference: string; url: string }): string {
  return `${hello(of.customerName)}, this is ${company.name}. Here is your trip, ${of.reference}, with times, pickup and price: ${of.url}`
}
