export const CODE_DIGITS = 6
export const CODE_MINUTES = 5
export const CODE_ATTEMPTS = 3

/** The minutes in which a code on the website can be sent to our number, and a link from the chat opened. */
export const PROOF_MINUTES = 10
export const LINK_MINUTES = 10

/** The hours in which the links of e-mails work. */
export const VERIFY_HOURS = 48
export const RESET_MINUTES = 45
/** The minutes for which the proof of the present number counts while the new one is proven. */
export const PRESENT_NUMBER_MINUTES = 15
