import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { rateLimits } from '#adapters/database/schema.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { challengeNow } from './proof-of-work.ts'
import { asksTooOften, type CountedNetwork, doubtAboutForm, type Signs } from './robot-check.ts'

const HOTEL = '203.0.113.7'
const ELSEWHERE = '198.51.100.1'
const HOUR_MS = 3_600_000
const FREE = 20
const WITH_PROOF = 100

const doubt = ({ deps }: TestSite, network: CountedNetwork, signs: Signs = {}) =>
  doubtAboutForm(deps, network, signs)

async function sendForms(site: TestSite, count: number, network = HOTEL) {
  for (let sent = 0; sent < count; sent++) await doubt(site, network)
}

/** What the browser of a guest does. */
async function proofOf(challenge: Challenge): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

async function challengeFor(site: TestSite, signs: Signs): Promise<Challenge> {
  const asked = await doubt(site, HOTEL, signs)
  return asked?.challenge ?? expect.fail('nothing is asked')
}

test('guests of one hotel send their forms unasked, until there are very many in an hour', async () => {
  await using site = await testSite()
  for (let sent = 0; sent < FREE; sent++) expect(await doubt(site, HOTEL)).toBeUndefined()
  expect(await doubt(site, HOTEL)).toMatchObject({
    reason: 'too-many',
    message: expect.stringContaining('WhatsApp'),
    challenge: { signature: expect.any(String) },
  })
  expect(await doubt(site, ELSEWHERE)).toBeUndefined()
  site.letTimePass(HOUR_MS)
  expect(await doubt(site, HOTEL)).toBeUndefined()
})

test('all instances count together, however many forms come at once', async () => {
  await using site = await testSite()
  const answers = await Promise.all(Array.from({ length: 50 }, () => doubt(site, HOTEL)))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(FREE)
})

test('what is made on the machine of the operator is not counted', async () => {
  await using site = await testSite()
  for (let sent = 0; sent < WITH_PROOF; sent++) expect(await doubt(site, undefined)).toBeUndefined()
  expect(await site.deps.db.read.$count(rateLimits)).toBe(0)
})

test.for<[string, Signs]>([
  ['a field that no person sees is filled in', { homepage: 'https://pills.example' }],
  ['it was filled in faster than anybody types', { filledInMs: '150' }],
])('a browser has to show that it is one when %s', async ([, signs]) => {
  await using site = await testSite()
  const proof = await proofOf(await challengeFor(site, signs))
  expect(await doubt(site, HOTEL, { ...signs, proof })).toBeUndefined()
})

test.for<Signs>([{}, { homepage: '', filledInMs: '', proof: '' }, { filledInMs: '48210' }])(
  'a person is not asked (%o)',
  async (signs) => {
    await using site = await testSite()
    expect(await doubt(site, HOTEL, signs)).toBeUndefined()
  },
)

test('a proof counts once, for ten minutes, and only for what this site has asked', async () => {
  await using site = await testSite()
  const signs = { homepage: 'x' }
  const proof = await proofOf(await challengeFor(site, signs))
  const twice = await Promise.all([
    doubt(site, HOTEL, { ...signs, proof }),
    doubt(site, HOTEL, { ...signs, proof }),
  ])
  expect(twice.filter((answer) => answer === undefined)).toHaveLength(1)

  const late = await proofOf(await challengeFor(site, signs))
  site.letTimePass(10 * 60_000 + 1)
  expect(await doubt(site, HOTEL, { ...signs, proof: late })).toBeDefined()

  const foreign = await proofOf(
    await challengeNow({ ...site.deps, authSecret: 'the secret of another site' }),
  )
  expect(await doubt(site, HOTEL, { ...signs, proof: foreign })).toBeDefined()
})

test('what is no proof is none, whatever it is', async () => {
  await using site = await testSite()
  const signs = { homepage: 'x' }
  const challenge = await challengeFor(site, signs)
  const solution = await solveChallenge({ challenge, deriveKey })
  const longer = { ...challenge.parameters, data: { validUntil: Number.MAX_SAFE_INTEGER } }
  const wrong = [
    'nonsense',
    'null',
    '[]',
    '{"challenge":{},"solution":{}}',
    JSON.stringify({ challenge }),
    JSON.stringify({ challenge, solution: null }),
    JSON.stringify({ challenge, solution: { ...solution, derivedKey: '00' } }),
    JSON.stringify({ challenge: { ...challenge, parameters: longer }, solution }),
    JSON.stringify({ challenge: { ...challenge, signature: undefined }, solution }),
    JSON.stringify({ challenge: { ...challenge, signature: '' }, solution }),
  ]
  for (const proof of wrong) expect(await doubt(site, HOTEL, { ...signs, proof })).toBeDefined()
})

test('proofs do not help without end', async () => {
  await using site = await testSite()
  await sendForms(site, WITH_PROOF - 1)
  const proof = await proofOf(await challengeFor(site, {}))
  const answer = await doubt(site, HOTEL, { proof })
  expect(answer).toMatchObject({ reason: 'too-many', message: expect.stringContaining('in an hour') })
  expect(answer?.challenge).toBeUndefined()
})

test('other sites may send their guests’ bookings, but not all at once', async () => {
  await using site = await testSite()
  for (let sent = 0; sent < 120; sent++) expect(await asksTooOften(site.deps, HOTEL)).toBe(false)
  expect(await asksTooOften(site.deps, HOTEL)).toBe(true)
  expect(await asksTooOften(site.deps, undefined)).toBe(false)
  site.letTimePass(HOUR_MS)
  expect(await asksTooOften(site.deps, HOTEL)).toBe(false)
})
