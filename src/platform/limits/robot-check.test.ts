import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { type TestSite, testSite } from '#tests/site.ts'
import { newChallenge } from './proof-of-work.ts'
import { challengeRobot, type RobotSignals } from './robot-check.ts'

const HOTEL = '203.0.113.7'

const challenged = ({ deps }: TestSite, signs: RobotSignals, needsProof = false) =>
  challengeRobot(deps, { network: HOTEL, needsProof }, signs)

/** What the browser of a guest does. */
async function proofOf(challenge: Challenge): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

async function challengeFor(site: TestSite, signs: RobotSignals): Promise<Challenge> {
  const asked = await challenged(site, signs)
  return asked?.challenge ?? expect.fail('nothing is asked')
}

test.for<[string, RobotSignals]>([
  ['a field that no person sees is filled in', { homepage: 'https://pills.example' }],
  ['it was filled in faster than a person types', { filledInMs: '150' }],
])('a browser has to solve a challenge when %s', async ([, signs]) => {
  await using site = await testSite()
  const proof = await proofOf(await challengeFor(site, signs))
  expect(await challenged(site, { ...signs, proof })).toBeUndefined()
})

test.for<RobotSignals>([{}, { homepage: '', filledInMs: '', proof: '' }, { filledInMs: '48210' }])(
  'the form of a person is accepted without a challenge (%o)',
  async (signs) => {
    await using site = await testSite()
    expect(await challenged(site, signs)).toBeUndefined()
  },
)

test('a network that has sent very many forms needs a proof for each', async () => {
  await using site = await testSite()
  const asked = await challenged(site, {}, true)
  expect(asked).toMatchObject({ reason: 'too-many', problem: { code: 'robot-check' } })
  const proof = await proofOf(asked?.challenge ?? expect.fail('nothing is asked'))
  expect(await challenged(site, { proof }, true)).toBeUndefined()
})

test('a proof is valid once, for ten minutes, and only for a challenge of this site', async () => {
  await using site = await testSite()
  const signs = { homepage: 'x' }
  const proof = await proofOf(await challengeFor(site, signs))
  const twice = await Promise.all([
    challenged(site, { ...signs, proof }),
    challenged(site, { ...signs, proof }),
  ])
  expect(twice.filter((answer) => answer === undefined)).toHaveLength(1)

  const late = await proofOf(await challengeFor(site, signs))
  site.letTimePass(10 * 60_000 + 1)
  expect(await challenged(site, { ...signs, proof: late })).toBeDefined()

  const foreign = await proofOf(
    await newChallenge({ ...site.deps, authSecret: 'the secret of another site' }),
  )
  expect(await challenged(site, { ...signs, proof: foreign })).toBeDefined()
})

test('text that is not a proof is refused, whatever it is', async () => {
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
  for (const proof of wrong) expect(await challenged(site, { ...signs, proof })).toBeDefined()
})
