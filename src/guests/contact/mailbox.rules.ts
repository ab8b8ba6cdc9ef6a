/** Domains of one provider whose names are the same people. */
const SAME_DOMAIN = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
])

/** Large providers where `anne-marie` and `anne-sophie` are two people: there a hyphen starts no tag. */
const HYPHENATED_NAMES =
  /^(?:(?:outlook|hotmail|live|msn|gmx|mail|orange|wanadoo|free|sfr|laposte|bbox|web|freenet|t-online|icloud|bluewin|libero|naver|daum|qq|163|126)\.[a-z.]+)$/

/**
 * The mailbox that an address leads to, for counting what one person gets or asks for. Never send to it: it only
 * compares. `Ada.Guest+trips@GoogleMail.com` and `adaguest@gmail.com` are one mailbox, and so are `ada-trips@yahoo.com`
 * and `ada@yahoo.com`.
 *
 * The rules are those of most providers: upper case and dots do not matter, and a plus or a hyphen starts a tag. Two
 * people rarely share a result, and then they only share a limit; spellings that got through would have none. Addresses
 * are expected to have passed `isEmailAddress`, so a domain with foreign letters is in its `xn--` form.
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const typedDomain = plain.slice(at + 1).replace(/\.+$/, '')
  const domain = SAME_DOMAIN.get(typedDomain) ?? typedDomain
  return `${nameOf(plain.slice(0, Math.max(at, 0)), domain)}@${domain}`
}

function nameOf(local: string, domain: string): string {
  const dotless = local.replaceAll('.', '')
  const untagged = withoutTag(dotless, '+')
  if (HYPHENATED_NAMES.test(domain)) return untagged
  // Proton reads hyphens and underscores as it reads dots.
  return domain === 'proton.me' ? untagged.replace(/[-_]/g, '') : withoutTag(untagged, '-')
}

/** A name that begins with the mark has no tag: nothing would be left. */
function withoutTag(name: string, mark: string): string {
  const start = name.indexOf(mark, 1)
  return start === -1 ? name : name.slice(0, start)
}
