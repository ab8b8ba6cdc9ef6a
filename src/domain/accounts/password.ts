/** In characters. */
export const MIN_PASSWORD_LENGTH = 6
/** Longer ones only cost time to hash. */
export const MAX_PASSWORD_LENGTH = 128
