import { expect, test } from 'vitest'
import { type TestSite, testSite } from '#tests/site.ts'
import { rateLimits } from '../database/schema/schema.ts'
import { BUDGETS } from './request-budgets.rules.ts'
import { spendBudget } from './spend-budget.ts'

const HOTEL = '203.0.113.7'
const ELSEWHERE = '198.51.100.1'
const HOUR_SECONDS = 3_600
const FORM = '/taxi-service'
const PAY = '/booking-summary'
const PAY_BY_PROGRAM = '/functions/v1/create-booking-payment'

const spend = ({ deps }: TestSite, door: string, network: string | undefined = HOTEL) =>
  spendBudget(deps, door, network)

async function spendOften(site: TestSite, door: string, times: number, network = HOTEL) {
  const spent = []
  for (let time = 0; time < times; time++) spent.push(await spend(site, door, network))
  return spent
}

test('guests of one hotel send their forms freely, then with a proof, then have to wait', async () => {
  await using site = await testSite()
  const { max, proofOfWorkBeyond } = BUDGETS.forms
  const spent = await spendOften(site, FORM, max)
  expect(spent.filter(({ needsProof }) => !needsProof)).toHaveLength(proofOfWorkBeyond)
  expect(spent.every(({ wait }) => wait === null)).toBe(true)
  site.letTimePass(60_000)
  expect((await spend(site, FORM)).wait).toBe(HOUR_SECONDS - 60)
  expect(await spend(site, FORM, ELSEWHERE)).toEqual({ wait: null, needsProof: false })
  site.letTimePass(HOUR_SECONDS * 1_000)
  expect(await spend(site, FORM)).toEqual({ wait: null, needsProof: false })
})

test('forms of different pages share one budget, reviews have another', async () => {
  await using site = await testSite()
  await spendOften(site, FORM, BUDGETS.forms.max)
  expect((await spend(site, '/tours/:region/:id')).wait).not.toBeNull()
  expect((await spend(site, '/review')).wait).toBeNull()
})

test('all instances share one count, even for concurrent forms', async () => {
  await using site = await testSite()
  const spent = await Promise.all(Array.from({ length: 50 }, () => spend(site, FORM)))
  expect(spent.filter(({ needsProof }) => !needsProof)).toHaveLength(BUDGETS.forms.proofOfWorkBeyond)
})

test('checkouts of pages and of the API share one budget', async () => {
  await using site = await testSite()
  const byPage = await spendOften(site, PAY, BUDGETS['pay-button'].max + 10)
  expect(byPage.filter(({ wait }) => wait === null)).toHaveLength(BUDGETS['pay-button'].max)
  const left = BUDGETS.checkouts.max - BUDGETS['pay-button'].max
  const byProgram = await spendOften(site, PAY_BY_PROGRAM, left + 10)
  expect(byProgram.filter(({ wait }) => wait === null)).toHaveLength(left)
  expect((await spend(site, '/functions/v1/send-booking-email')).wait).toBeNull()
})

test('requests from the same machine are not counted', async () => {
  await using site = await testSite()
  expect(await spendBudget(site.deps, FORM, undefined)).toEqual({ wait: null, needsProof: false })
  expect(await site.deps.db.read.$count(rateLimits)).toBe(0)
})

test('an address without a budget is an error', async () => {
  await using site = await testSite()
  await expect(spend(site, '/no-such-door')).rejects.toThrow('/no-such-door has no budget')
})
