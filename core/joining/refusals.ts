import type { BusinessStatus } from '../contracts/shops.ts'
import { Refusal } from '../errors.ts'
import { documentSays, logoSays } from '../rules/shops/uploads.ts'

export const placeUnknown = () =>
  new Refusal('PLACE_UNKNOWN', 'Please choose the suburb or town of the shop from the list', 400, {
    place: 'Please choose the suburb or town of the shop from the list',
  })
export const tooManyApplications = () =>
  new Refusal('TOO_MANY_APPLICATIONS', 'Your other applications are still being looked at. Please wait for them.', 409)
export const applicationNotFound = () => new Refusal('SHOP_NOT_FOUND', 'Business not found.', 404)
export const statusForbids = (status: string) =>
  new Refusal('STATUS_FORBIDS', `This cannot be done while the business is ${status}.`, 409)
/** The same for the people of the shop. */
export const notNow = (status: BusinessStatus) => new Refusal('STATUS_FORBIDS', notNowSays[status], 409)
const notNowSays: Readonly<Record<BusinessStatus, string>> = {
  pending: 'Your shop is with us already: we are looking at it.',
  active: 'Your shop is approved already. You can change it in its profile.',
  inactive: 'We have not approved your shop. Correct it and submit it again.',
  blocked: 'We have blocked your shop, so this cannot be done now. Please contact support.',
  unpublished: 'Your shop is unpublished, so this cannot be done now. Please contact support.',
}
export const contactUnproven = () =>
  new Refusal('CONTACT_UNPROVEN', 'An owner has to confirm an e-mail address or a WhatsApp number first.', 409)
export const logoTooLarge = () => new Refusal('LOGO_TOO_LARGE', logoSays.size, 413)
export const logoKindRefused = () => new Refusal('LOGO_KIND_REFUSED', logoSays.type, 415)
export const documentTooLarge = () => new Refusal('DOCUMENT_TOO_LARGE', documentSays.size, 413)
export const documentKindRefused = () => new Refusal('DOCUMENT_KIND_REFUSED', documentSays.type, 415)
export const documentNotFound = () => new Refusal('DOCUMENT_NOT_FOUND', 'There is no such document', 404)
