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

/** The facts about a sign-in that the phone is shown; undefined if the request does not tell. */
export type SignInQuestion = {
  purpose: 'sign_in' | 'sign_up'
  /** Such as 'Chrome on Windows'. */
  device: string | undefined
  /** The part of the internet that the request came from, such as 41.13.22.x. */
  network: string | undefined
}
