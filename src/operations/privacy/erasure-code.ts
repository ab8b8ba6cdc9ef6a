import { createHmac } from 'node:crypto'

/** Stands for an address in the list of erasures: the same for the same address, and nobody without the secret can make it. */
export function erasureCode(authSecret: string, address: string): string {
  return createHmac('sha256', authSecret).update(`erasure:${address}`).digest('base64url')
}

/** Names a secret without telling it. */
export function secretMark(authSecret: string): string {
  return createHmac('sha256', authSecret).update('erasures').digest('base64url').slice(0, 8)
}
