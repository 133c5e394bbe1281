import type { z } from 'zod'
import { alertsOperations } from './alerts.ts'
import { credentialsOperations, signInOperations } from './auth.ts'
import { bookmarksOperations } from './bookmarks.ts'
import { compareOperations } from './compare.ts'
import { guestQuotesOperations } from './deal/guest-quotes.ts'
import { handedOperations } from './deal/handed.ts'
import { quotesOperations } from './deal/quotes.ts'
import { rescueOperations } from './deal/rescue.ts'
import { dealsOperations } from './deals.ts'
import { garageOperations } from './garage.ts'
import { inboxOperations } from './messages/inbox.ts'
import { noticesOperations } from './notices/history.ts'
import { pushOperations } from './notices/push.ts'
import { adminOperations } from './operations/admin.ts'
import type { InputOf, SuccessOf } from './operations/operation.ts'
import { sellerOperations } from './operations/seller.ts'
import { preferencesOperations } from './preferences.ts'
import { profileOperations } from './profile.ts'
import { reviewsOperations } from './reviews.ts'
import { searchOperations } from './search.ts'
import { integrationsOperations } from './seller/integration.ts'
import { shopsOperations } from './shop-directory.ts'
import { siteOperations } from './site.ts'
import { filesOperations, threadsOperations } from './threads/threads-operations.ts'
import { bookingsOperations, guestBookingsOperations } from './web-bookings.ts'

/** Every operation of the API, by its key. */
export const operations = {
  ...searchOperations,
  ...compareOperations,
  ...dealsOperations,
  ...shopsOperations,
  ...bookingsOperations,
  ...guestBookingsOperations,
  ...handedOperations,
  ...garageOperations,
  ...rescueOperations,
  ...threadsOperations,
  ...filesOperations,
  ...inboxOperations,
  ...sellerOperations,
  ...quotesOperations,
  ...guestQuotesOperations,
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
  ...integrationsOperations,
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
