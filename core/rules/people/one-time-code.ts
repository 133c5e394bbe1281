export const CODE_DIGITS = 6
export const CODE_MINUTES = 5
export const CODE_ATTEMPTS = 3

/** How long a code that is shown on the website can be sent to our number, and a link from the chat opened. */
export const PROOF_MINUTES = 10
export const LINK_MINUTES = 10

/** How long the links of e-mails can be followed. */
export const VERIFY_HOURS = 48
export const RESET_MINUTES = 45
/** How long the proof of the number in use stands while the new one is proven. */
export const PRESENT_NUMBER_MINUTES = 15
