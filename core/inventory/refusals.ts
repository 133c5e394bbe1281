import { Refusal } from '../errors.ts'

export const listingNotFound = () => new Refusal('LISTING_NOT_FOUND', 'This tyre is not listed any more', 404)
export const shopBlocked = () =>
  new Refusal('SHOP_BLOCKED', 'This shop is blocked, so nothing of it can be changed. Please contact support.', 409)
