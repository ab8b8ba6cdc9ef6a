import { payInSandbox } from '#operations/payments/pay-in-sandbox.ts'
import { settlePayment } from '#operations/payments/settle-payment.ts'
import { changeRules, findRules } from '#operations/rules/change-rules.ts'
import { bookingAtCheckout, siteWithPayments } from './factories.ts'
import type { TestSite } from './site.ts'

/** From now on, so many percent of the price confirm a booking. */
export async function askForDeposit({ deps }: Pick<TestSite, 'deps'>, depositPercent: number): Promise<void> {
  const { version } = await findRules(deps)
  const changed = await changeRules(deps, {
    ...{ input: { depositPercent }, version, admin: 'office@example.com' },
  })
  if (!changed.ok) throw new Error(changed.problem.code)
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
