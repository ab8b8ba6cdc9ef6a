/** Patterns that vulnerability scanners send and guests do not; each is linear in the length. */
const PATTERNS: readonly RegExp[] = [
  /<\s*\/?script\b/i,
  /\bjavascript\s*:/i,
  /\bon[a-z]{3,20}\s*=/i,
  /\bdata\s*:\s*text\/html/i,
  /<\s*(?:iframe|object|embed)\b/i,
]

/** Does the text look like an attempt to inject markup or scripts? It is only logged, because text is stored as plain text. */
export function isSuspicious(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text))
}

/** The top-level fields of a form or payload that contain suspicious text, nested values included. */
export function suspiciousFields(input: Record<string, unknown>): string[] {
  return Object.keys(input).filter((field) => hasSuspicious(input[field], MAX_DEPTH))
}

/** Our payloads are not nested deeper, and the site reads nothing below this depth. */
const MAX_DEPTH = 3

function hasSuspicious(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isSuspicious(value)
  if (typeof value !== 'object' || value === null || depth === 0) return false
  return Object.values(value).some((inner) => hasSuspicious(inner, depth - 1))
}
