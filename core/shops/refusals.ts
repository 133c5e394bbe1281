import { Refusal } from '../errors.ts'
import { gallerySays } from '../rules/files/shop-pictures.ts'

export const notYourShop = () => new Refusal('SHOP_NOT_FOUND', 'This shop is not listed any more', 404)
export const ownerRequired = () => new Refusal('OWNER_REQUIRED', 'Only an owner of the shop can do this', 403)
export const hoursBackwards = () => new Refusal('HOURS_BACKWARDS', 'A shop opens before it closes')
export const dayInPast = () => new Refusal('SLOT_IN_PAST', 'This time has passed')
export const placeUnknown = () =>
  new Refusal('PLACE_UNKNOWN', 'We do not know this place. Please set the pin on the map.', 400, {
    city: 'We do not know this place. Please set the pin on the map.',
  })
export const galleryChanged = () =>
  new Refusal('GALLERY_CHANGED', 'The gallery has changed meanwhile. Please try again.', 409)
export const imageNotFound = () => new Refusal('IMAGE_NOT_FOUND', 'This picture is not in the gallery any more', 404)
export const pictureRefused = (says: string) => new Refusal('PICTURE_REFUSED', says, 400)
export const galleryFull = (has: number) => new Refusal('GALLERY_FULL', gallerySays.tooMany(has, 1), 409)
