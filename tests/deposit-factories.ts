import { payInSandbox } from '#money/checkouts/pay-in-sandbox.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { bookingAtCheckout, siteWithPayments } from './factories.ts'
import { setRules } from './rule-factories.ts'
import type { TestSite } from './site.ts'

/** From now on, so many percent of the price confirm a booking. */
export function askForDeposit(site: Pick<TestSite, 'deps'>, depositPercent: number): Promise<void> {
  return setRules(site, { depositPercent })
}

/** A site that asks for a deposit of 30 %: of ฿5,500 that is ฿1,700, and ฿3,800 is left. */
export async function siteWithDeposit(provider: Parameters<typeof siteWithPayments>[0] = 'sandbox') {
  const site = await siteWithPayments(provider)
  await askForDeposit(site, 30)
  return site
}

/** A card booking whose deposit is paid. */
export async function bookingWithDeposit(site: TestSite) {
  const { booking, sessionId } = await bookingAtCheckout(site)
  await payInSandbox(site.deps, sessionId)
  await settlePayment(site.deps, sessionId)
  return booking
}
