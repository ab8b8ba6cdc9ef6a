/** Passwords are measured in UTF-16 units, as JavaScript counts characters. */
export const MIN_PASSWORD_LENGTH = 6
/** A longer password only costs more time to hash. */
export const MAX_PASSWORD_LENGTH = 128
