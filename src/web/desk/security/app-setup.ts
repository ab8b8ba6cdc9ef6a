import { encode } from 'uqr'

/** The key for an authenticator app: as a link, as text to type, and as a QR code. */
export type AppSetup = { uri: string; key: string; qr: { size: number; path: string } }

/** Read from an `otpauth:` address; undefined when it is not one. */
export function appSetupOf(uri: string | undefined): AppSetup | undefined {
  if (!uri || uri.length > 500 || !/^otpauth:\/\/totp\/[!-~]+$/.test(uri)) return undefined
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return { uri, key: key.replace(/(.{4})(?=.)/g, '$1 '), qr: qrOf(uri) }
}

/** The dark squares of a QR code as one SVG path, each a unit wide, with the quiet zone that cameras need. */
function qrOf(text: string): AppSetup['qr'] {
  const { data, size } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, path: squares.join('') }
}
