import { settingsOf } from '#domain/bookings/rule-settings.ts'
import { settlePayment } from '#operations/payments/settle-payment.ts'
import { changeRules } from '#operations/rules/change-rules.ts'
import { bookingAtCheckout, type PaymentSite, siteWithPayments } from './factories.ts'
import type { TestSite } from './site.ts'

/** From now on, so many percent of the price confirm a booking. */
export async function askForDeposit({ deps }: Pick<TestSite, 'deps'>, depositPercent: number): Promise<void> {
  const input = { ...settingsOf(deps.rules()), depositPercent }
  const changed = await changeRules(deps, { input, version: 0, admin: 'office@example.com' })
  if (!changed.ok) throw new Error(changed.problem.code)
}

/** A site that asks for a deposit of 30 %: of ฿5,500 that is ฿1,700, and ฿3,800 is left. */
export async function siteWithDeposit(provider: Parameters<typeof siteWithPayments>[0] = 'sandbox') {
  const site = await siteWithPayments(provider)
  await askForDeposit(site, 30)
  return site
}

/** A card booking whose deposit is paid. */
export async function bookingWithDeposit(site: PaymentSite) {
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  await settlePayment(site.deps, sessionId)
  return booking
}
