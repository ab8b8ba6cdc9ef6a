import { editDistance } from '#platform/text/edit-distance.ts'

/** What is wrong with a text that is no email address, as far as it is known. */
export type EmailProblem =
  | { code: 'email.several' }
  | { code: 'email.comma' }
  | { code: 'email.dots' }
  /** Mail servers of others may not take this letter. */
  | { code: 'email.letter'; letter: string }

/** @param address as `typedAddress` gives it */
export function whyNoAddress(address: string): EmailProblem | undefined {
  if (/[^\s@]@[^@]*[\s,;/<][^@]*[^\s@]@/.test(address)) return { code: 'email.several' }
  const [letter] = /[^\p{ASCII}]/u.exec(address) ?? []
  if (letter && /\p{L}/u.test(letter) && /^[^\s@]+@[^\s@]+$/u.test(address))
    return { code: 'email.letter', letter }
  if (/^[^\s@]+@[^\s@]*,[^\s@]*$|^[^\s@]*,[^\s@]*@/.test(address)) return { code: 'email.comma' }
  if (/^[^\s@]+@[^\s@]+$/.test(address) && /\.\.|^\.|\.@|@\./.test(address)) return { code: 'email.dots' }
  return undefined
}

/** Providers with many guests, whose names are long enough that a similar one is a typing mistake. */
const PROVIDERS = [
  ...[
    'gmail.com',
    'googlemail.com',
    'hotmail.com',
    'hotmail.co.uk',
    'hotmail.fr',
    'hotmail.de',
    'hotmail.it',
  ],
  ...[
    'outlook.com',
    'outlook.de',
    'outlook.fr',
    'yahoo.com',
    'yahoo.co.uk',
    'yahoo.fr',
    'yahoo.de',
    'yahoo.co.jp',
  ],
  ...['icloud.com', 'protonmail.com', 'proton.me', 'live.com', 'yandex.ru', 'naver.com', 'hanmail.net'],
  ...['t-online.de', 'freenet.de', 'orange.fr', 'wanadoo.fr', 'laposte.net', 'libero.it', 'bluewin.ch'],
  ...['comcast.net', 'btinternet.com', 'bigpond.com', 'rediffmail.com', 'docomo.ne.jp', 'windowslive.com'],
]
/** Other providers with names like these. */
const NEIGHBOURS = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'cloud.com',
  'live.co',
  'love.com',
  'hotmail.ch',
])
/** Endings that no domain has, and the ones that were meant. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{
    con: 'com',
    cmo: 'com',
    ocm: 'com',
    vom: 'com',
    xom: 'com',
    cpm: 'com',
    comm: 'com',
    coom: 'com',
    dom: 'com',
  },
  ...{ nte: 'net', nett: 'net', ner: 'net', ogr: 'org', orgg: 'org' },
}

/** The address that was probably meant: `ada@gmail.com` for `ada@gmail.con`; `undefined` for one that looks right. */
export function meantAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const meant = meantDomain(domain)
  return meant && `${address.slice(0, at)}@${meant}`
}

function meantDomain(domain: string): string | undefined {
  if (PROVIDERS.includes(domain) || NEIGHBOURS.has(domain)) return undefined
  const near = PROVIDERS.find((provider) => editDistance(provider, domain) === 1)
  if (near) return near
  const [, name = '', ending = ''] = /^(.*\.)([a-z]+)$/.exec(domain) ?? []
  const meant = Object.hasOwn(ENDINGS, ending) ? `${name}${ENDINGS[ending]}` : undefined
  return meant && (meantDomain(meant) ?? meant)
}
