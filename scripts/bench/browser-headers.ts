/** What every browser says it can read. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
