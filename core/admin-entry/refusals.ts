import { Refusal } from '../errors.ts'

const left = (tries: number): string =>
  tries === 0 ? 'Please sign in again.' : `${tries} ${tries === 1 ? 'attempt' : 'attempts'} remaining.`

export const wrongFactor = (what: string, triesLeft: number) =>
  new Refusal('WRONG_CODE', `${what} ${left(triesLeft)}`, 401, { attemptsLeft: String(triesLeft) })
const usedText = 'This code has been used. Please wait for the next one.'
export const usedCode = () => new Refusal('CODE_USED', usedText, 401)
/** Who is signed in stays so, and is told beside the field. */
export const wrongConfirm = (text = 'Invalid code. Please try again.') =>
  new Refusal('WRONG_CODE', text, 403, { code: text })
export const usedConfirm = () => wrongConfirm(usedText)
export const signInOver = () =>
  new Refusal('SIGN_IN_OVER', 'This took too long, or there were too many tries. Please sign in again.', 410)
export const lastFactor = () =>
  new Refusal('LAST_FACTOR', 'This is your only second factor. Please add another one first.', 409)
export const passkeyNotFound = () => new Refusal('PASSKEY_NOT_FOUND', 'There is no such passkey.', 404)
export const passkeyRefused = () =>
  new Refusal('PASSKEY_REFUSED', 'This passkey could not be added. Please try again.', 409)
export const tooManyPasskeys = () =>
  new Refusal('TOO_MANY_PASSKEYS', 'There are ten passkeys. Please remove one first.')
const wrongNewText = 'Invalid code. Please type the six digits that the new authenticator shows.'
export const wrongNewCode = () => new Refusal('WRONG_CODE', wrongNewText, 409, { code: wrongNewText })
export const lastOwner = () =>
  new Refusal('LAST_OWNER', 'The last owner stays. Please make another admin an owner first.', 409)
export const notOneself = () => new Refusal('NOT_ONESELF', 'You cannot end yourself. Please ask another owner.', 409)
export const adminNotFound = () => new Refusal('ADMIN_NOT_FOUND', 'There is no such admin.', 404)
