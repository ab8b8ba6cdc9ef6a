/** What no guest types and every scanner does; each pattern is linear in the length. */
const SIGNS: readonly RegExp[] = [
  /<\s*\/?script\b/i,
  /\bjavascript\s*:/i,
  /\bon[a-z]{3,20}\s*=/i,
  /\bdata\s*:\s*text\/html/i,
  /<\s*(?:iframe|object|embed)\b/i,
]

/** Does this look like an attempt to bring markup or scripts in? It is only noted: what is stored is plain text anyway. */
export function isSuspicious(text: string): boolean {
  return SIGNS.some((sign) => sign.test(text))
}

/** The fields of a form or payload in which something is suspicious, also deeper inside. */
export function suspiciousFields(input: Record<string, unknown>): string[] {
  return Object.keys(input).filter((field) => hasSuspicious(input[field], DEEPEST))
}

/** No payload of ours is deeper; what is nested further down is not read by anybody. */
const DEEPEST = 3

function hasSuspicious(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isSuspicious(value)
  if (typeof value !== 'object' || value === null || depth === 0) return false
  return Object.values(value).some((inner) => hasSuspicious(inner, depth - 1))
}
