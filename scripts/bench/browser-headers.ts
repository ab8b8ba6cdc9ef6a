/** The Accept-Encoding of browsers. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
