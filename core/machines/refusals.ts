import { Refusal } from '../errors.ts'

export const MOST_KEYS = 20

export const keyNotFound = () => new Refusal('KEY_NOT_FOUND', 'This key does not exist any more', 404)
export const tooManyKeys = () =>
  new Refusal('TOO_MANY_KEYS', `A shop has at most ${MOST_KEYS} keys. Please revoke one that is not used.`, 409)
export const keyRequired = () =>
  new Refusal('KEY_REQUIRED', 'Please send a key that works, as Authorization: Bearer spoor_…', 401)
export const keyMayNot = () =>
  new Refusal('KEY_MAY_NOT', 'This key may not do that. Its owner chose what it may do.', 403)
