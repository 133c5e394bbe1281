import { Refusal } from '../errors.ts'

export const MOST_KEYS = 20

export const keyNotFound = () => new Refusal('KEY_NOT_FOUND', 'This key does not exist any more', 404)
export const tooManyKeys = () =>
  new Refusal('TOO_MANY_KEYS', `A shop has at most ${MOST_KEYS} keys. Please revoke one that is not used.`, 409)
export const keyRequired = () =>
  new Refusal('KEY_REQUIRED', 'Please send a key that works, as Authorization: Bearer spoor_…', 401)
export const keyMayNot = () =>
  new Refusal('KEY_MAY_NOT', 'This key may not do that. Its owner chose what it may do.', 403)

export const MOST_WEBHOOKS = 3

export const webhookNotFound = () => new Refusal('WEBHOOK_NOT_FOUND', 'This webhook does not exist any more', 404)
export const deliveryNotFound = () => new Refusal('DELIVERY_NOT_FOUND', 'This delivery is not there any more', 404)
export const webhookTaken = () => new Refusal('WEBHOOK_TAKEN', 'This address is told of your bookings already.', 409)
export const webhookIsOff = () =>
  new Refusal('WEBHOOK_OFF', 'This webhook is switched off. Please switch it on first.', 409)
export const tooManyWebhooks = () =>
  new Refusal('TOO_MANY_WEBHOOKS', `A shop has at most ${MOST_WEBHOOKS} webhooks.`, 409)
export const notPublic = () =>
  new Refusal('NOT_PUBLIC', 'Please check what you entered.', 400, {
    url: 'Must begin with https:// and be an address that anybody on the internet can reach',
  })
