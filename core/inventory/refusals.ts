import { Refusal } from '../errors.ts'

export { shopBlocked } from '../shops/refusals.ts'

export const listingNotFound = () => new Refusal('LISTING_NOT_FOUND', 'This tyre is not listed any more', 404)
