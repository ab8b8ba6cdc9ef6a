// The published types are those of an older version, without `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding'?: string | undefined } })
    /** The encodings that the client takes, in its order, and in that of `preferred` where it has none. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
