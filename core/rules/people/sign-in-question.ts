/** The facts about a sign-in that the phone is shown; undefined if the request does not tell. */
export type SignInQuestion = {
  purpose: 'sign_in' | 'sign_up'
  /** Such as 'Chrome on Windows'. */
  device: string | undefined
  /** The part of the internet that the request came from, such as 41.13.22.x. */
  network: string | undefined
}
