import type { Endpoint } from '../route.ts'
import addSpecialDays from './add-special-days.ts'
import changeBookingRules from './change-booking-rules.ts'
import changeHours from './change-hours.ts'
import changePayment from './change-payment.ts'
import changeServices from './change-services.ts'
import changeShop from './change-shop.ts'
import chatPreview from './chat-preview.ts'
import describePicture from './describe-picture.ts'
import orderGallery from './order-gallery.ts'
import ownHours from './own-hours.ts'
import ownMedia from './own-media.ts'
import ownServices from './own-services.ts'
import ownShop from './own-shop.ts'
import removePicture from './remove-picture.ts'
import removeSpecialDay from './remove-special-day.ts'
import { pictureEndpoints } from './uploads.ts'

/** What a shop says of itself, set by its owners. */
export const shopProfileEndpoints: readonly Endpoint[] = [
  ownShop,
  changeShop,
  chatPreview,
  ownMedia,
  ...pictureEndpoints,
  orderGallery,
  describePicture,
  removePicture,
  ownHours,
  changeHours,
  addSpecialDays,
  removeSpecialDay,
  ownServices,
  changePayment,
  changeServices,
  changeBookingRules,
]
