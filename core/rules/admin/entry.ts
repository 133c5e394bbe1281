/** After a right password, so long for the second factor. */
export const CHALLENGE_MINUTES = 5
/** So many codes or passkeys are tried with one challenge. */
export const CHALLENGE_TRIES = 5
/** How long the code works that the command on the server prints. */
export const SET_UP_HOURS = 24
export const RECOVERY_CODES = 10
export const MAX_PASSKEYS = 10
