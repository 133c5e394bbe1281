import { alertsOperations } from './operations/alerts.ts'
import { bookingsOperations } from './operations/bookings.ts'
import { bookmarksOperations } from './operations/bookmarks.ts'
import { credentialsOperations } from './operations/credentials.ts'
import { garageOperations } from './operations/garage.ts'
import { guestBookingsOperations } from './operations/guest-bookings.ts'
import { preferencesOperations } from './operations/preferences.ts'
import { profileOperations } from './operations/profile.ts'
import { reviewsOperations } from './operations/reviews.ts'
import { searchOperations } from './operations/search.ts'
import { shopsOperations } from './operations/shops.ts'
import { signInOperations } from './operations/sign-in.ts'
import { siteOperations } from './operations/site.ts'
import { threadsOperations } from './operations/threads.ts'

/** Every operation of the API, by its key. */
export const operations = {
  ...searchOperations,
  ...shopsOperations,
  ...bookingsOperations,
  ...guestBookingsOperations,
  ...garageOperations,
  ...threadsOperations,
  ...bookmarksOperations,
  ...reviewsOperations,
  ...alertsOperations,
  ...profileOperations,
  ...preferencesOperations,
  ...siteOperations,
  ...signInOperations,
  ...credentialsOperations,
}

export type OperationKey = keyof typeof operations
export type ReadKey = Extract<OperationKey, `GET ${string}`>
export type WriteKey = Exclude<OperationKey, ReadKey>
