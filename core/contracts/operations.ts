import type { z } from 'zod'
import { adminOperations } from './operations/admin.ts'
import { alertsOperations } from './operations/alerts.ts'
import { bookingsOperations } from './operations/bookings.ts'
import { bookmarksOperations } from './operations/bookmarks.ts'
import { credentialsOperations } from './operations/credentials.ts'
import { filesOperations } from './operations/files.ts'
import { garageOperations } from './operations/garage.ts'
import { guestBookingsOperations } from './operations/guest-bookings.ts'
import { inboxOperations } from './operations/inbox.ts'
import { machinesOperations } from './operations/machines.ts'
import { noticesOperations } from './operations/notices.ts'
import type { InputOf, SuccessOf } from './operations/operation.ts'
import { preferencesOperations } from './operations/preferences.ts'
import { profileOperations } from './operations/profile.ts'
import { pushOperations } from './operations/push.ts'
import { quotesOperations } from './operations/quotes.ts'
import { rescueOperations } from './operations/rescue.ts'
import { reviewsOperations } from './operations/reviews.ts'
import { searchOperations } from './operations/search.ts'
import { sellerOperations } from './operations/seller.ts'
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
  ...rescueOperations,
  ...threadsOperations,
  ...filesOperations,
  ...inboxOperations,
  ...sellerOperations,
  ...quotesOperations,
  ...bookmarksOperations,
  ...reviewsOperations,
  ...alertsOperations,
  ...profileOperations,
  ...preferencesOperations,
  ...noticesOperations,
  ...pushOperations,
  ...siteOperations,
  ...signInOperations,
  ...credentialsOperations,
  ...adminOperations,
  ...machinesOperations,
}

export type OperationKey = keyof typeof operations
export type ReadKey = Extract<OperationKey, `GET ${string}`>
/** What takes a file as its body. */
export type FileKey = {
  [K in OperationKey]: (typeof operations)[K] extends { readonly takes: object } ? K : never
}[OperationKey]
export type WriteKey = Exclude<OperationKey, ReadKey>

/** What a client sends to the operation, as JSON or in the address; a part that may be left out is optional. */
export type OperationInput<K extends OperationKey> = K extends OperationKey ? InputOf<(typeof operations)[K]> : never

/** What the operation answers when it succeeds; undefined for 204. */
export type OperationAnswer<K extends OperationKey> = K extends OperationKey
  ? SuccessOf<(typeof operations)[K]> extends infer S extends z.ZodType
    ? z.output<S>
    : never
  : never

/** The input of a call; it may be left out if the operation requires none. */
export type InputArgument<K extends OperationKey> =
  Record<never, never> extends OperationInput<K> ? [input?: OperationInput<K>] : [input: OperationInput<K>]
