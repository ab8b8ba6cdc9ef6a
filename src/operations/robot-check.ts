import { countTries } from '#adapters/database/rate-limits.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { Deps } from './deps.ts'
import { type Challenge, challengeNow, isProof } from './proof-of-work.ts'
import { type Refusal, refuse } from './refusal.ts'

const HOUR_SECONDS = 60 * 60
/** Forms from one network in an hour. Guests of one hotel share a network. */
const MAX_FORMS = 20
const MAX_FORMS_WITH_PROOF = 100
/** Requests to the functions from one network in an hour: another site may send its guests' bookings from there. */
const MAX_FUNCTION_REQUESTS = 120
const FASTEST_PERSON_MS = 2_000

/**
 * The network that a request is counted for. Undefined is a request that is not counted: one that the site makes
 * itself, and one made on the operator's own machine to a site that has no public address. Every other request is
 * counted for some network, and all those whose network is not known for the same one.
 */
export type CountedNetwork = string | undefined

type Needs = Pick<Deps, 'db' | 'authSecret' | 'now'>

/** What tells a robot from a person, besides what was asked. Each is missing where no script runs. */
export type Signs = {
  /** A field that no person sees. */
  homepage?: string
  /** From when the form was shown until it was sent. */
  filledInMs?: string
  /** The answer to a challenge. */
  proof?: string
}

/** Not taken yet: with a challenge, as soon as the browser has solved it. */
export type Doubt = Refusal & { challenge?: Challenge }

/**
 * Lets a form through that looks as if a person had sent it. Otherwise the browser has to do a sum first, and
 * whoever sends very many has to wait; nothing is lost, since the form comes back as it was filled in.
 */
export async function doubtAboutForm(
  deps: Needs,
  network: CountedNetwork,
  { homepage = '', filledInMs = '', proof = '' }: Signs,
): Promise<Doubt | undefined> {
  try {
    const forms = network === undefined ? 0 : await countFrom(deps, `forms|${network}`)
    if (forms > MAX_FORMS_WITH_PROOF) return refuse('too-many', TOO_MANY)
    const isTooFast = network !== undefined && filledInMs !== '' && Number(filledInMs) < FASTEST_PERSON_MS
    const looksLikeRobot = homepage !== '' || isTooFast || forms > MAX_FORMS
    if (!looksLikeRobot || (proof !== '' && (await isProof(deps, proof)))) return undefined
    return { ...refuse('too-many', ARE_YOU_A_PERSON), challenge: await challengeNow(deps) }
  } catch (error) {
    // What is asked will not be written down either, and the operation says so.
    if (error instanceof Unavailable) return undefined
    throw error
  }
}

/** Has this network asked the functions for more than anybody books in an hour? @throws Unavailable */
export async function asksTooOften(deps: Needs, network: CountedNetwork): Promise<boolean> {
  return network !== undefined && (await countFrom(deps, `functions|${network}`)) > MAX_FUNCTION_REQUESTS
}

const TOO_MANY =
  'Very many forms have come from your network. Please try again in an hour, or write to us by WhatsApp.'
const ARE_YOU_A_PERSON =
  'One moment: your browser is showing that no robot filled in this form, and sends it by itself after that. If nothing happens, press the button once more or write to us by WhatsApp.'

async function countFrom({ db, now }: Needs, key: string): Promise<number> {
  const [counted] = await countTries(db.read, new Map([[key, 1]]), HOUR_SECONDS, now())
  return counted?.count ?? 1
}
