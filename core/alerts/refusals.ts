import { Refusal } from '../errors.ts'
import { mostAlerts } from '../rules/alerts/alert-life.ts'

export const alertNotFound = () => new Refusal('ALERT_NOT_FOUND', 'There is no such alert', 404)
export const tooManyAlerts = () =>
  new Refusal('TOO_MANY_ALERTS', `You have ${mostAlerts} alerts. Please remove one first`, 409, {
    most: String(mostAlerts),
  })
export const sizeUnknown = (size: string) =>
  new Refusal('SIZE_UNKNOWN', 'That is not a tyre size', 400, { size: `${size} is not a tyre size` })
export const personRequired = () => new Refusal('PERSON_REQUIRED', 'Alerts go to a person on WhatsApp', 401)
