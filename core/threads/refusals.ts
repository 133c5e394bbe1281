import type { Context } from '../context.ts'
import { orFail as orFailAs, Refusal } from '../errors.ts'
import { MAX_BYTES_A_DAY, MAX_FILE_BYTES } from '../rules/files/files.ts'
import { openVariables } from '../rules/messages/canned-reply.ts'

export const threadNotFound = () => new Refusal('THREAD_NOT_FOUND', 'There is no such conversation', 404)
export const notParticipant = () => new Refusal('UNAUTHORIZED', 'User is not a participant in this thread', 403)
export const businessToBusiness = () =>
  new Refusal('BUSINESS_TO_BUSINESS', 'Business accounts cannot message other businesses directly', 403)
export const businessNotFound = () => new Refusal('BUSINESS_NOT_FOUND', 'Business ID not found', 404)
export const shopRequired = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { shopId: 'Please select a fitment centre' })
export const ownerNotFound = (shopId: string) =>
  new Refusal(
    'BUSINESS_OWNER_NOT_FOUND',
    `Unable to find business owner for business ID: ${shopId}. Please try again later or call the shop.`,
    409,
  )
export const tiedElsewhere = (what: 'booking' | 'quote') =>
  new Refusal('THREAD_CREATION_FAILED', `There is no such ${what} of yours with this fitment centre`, 404)
export const keptElsewhere = () =>
  new Refusal('KEPT_ELSEWHERE', 'This conversation stands in another account already.', 409)
export const inThePast = () => new Refusal('SCHEDULED_IN_PAST', 'This time has passed', 409)
export const replyNotFound = () => new Refusal('MESSAGE_SEND_FAILED', 'The message that this answers is not here', 404)

/** The words of a canned reply that is still to be completed. */
export const variablesOpen = (words: string) => {
  const open = openVariables(words)
    .map((name) => `{${name}}`)
    .join(', ')
  return new Refusal('VARIABLES_OPEN', `Please fill in ${open} first`, 400, { message: `Please fill in ${open} first` })
}
export const blockedByShop = (shop: string) =>
  new Refusal('BLOCKED_BY_SHOP', `${shop} does not take messages from you any more`, 403, { shop })
export const unanswered = (most: number) =>
  new Refusal(
    'UNANSWERED_MESSAGES',
    `The driver has not answered your last ${most} messages. Please wait for an answer before you write again.`,
    409,
    { most: String(most) },
  )
export const tooFast = (waitMs: number) =>
  new Refusal('TOO_MANY_MESSAGES', 'Those were many messages in a minute. Please wait a moment.', 429, after(waitMs))
export const tooManyThreads = (waitMs: number) =>
  new Refusal(
    'TOO_MANY_THREADS',
    'You have begun many conversations today. Please go on in one of them, or begin another one tomorrow.',
    429,
    after(waitMs),
  )
const after = (waitMs: number) => ({ retryAfter: String(Math.max(1, Math.ceil(waitMs / 1000))) })

const failures = {
  THREAD_CREATION_FAILED: 'Failed to create thread',
  PARTICIPANT_CREATION_FAILED: 'Failed to create thread participants',
  THREAD_FETCH_FAILED: 'Failed to fetch thread',
  THREAD_LIST_FAILED: 'Failed to fetch threads',
  THREAD_UPDATE_FAILED: 'Failed to update thread',
  THREAD_STATUS_UPDATE_FAILED: 'Failed to update thread status',
  PARTICIPANT_FETCH_FAILED: 'Failed to fetch participants',
  PARTICIPANT_ADD_FAILED: 'Failed to add participant',
  PARTICIPANT_REMOVE_FAILED: 'Failed to remove participant',
  MESSAGE_SEND_FAILED: 'Failed to send message',
  MESSAGE_FETCH_FAILED: 'Failed to fetch messages',
  READ_RECEIPT_FAILED: 'Failed to store read receipt',
  MARK_READ_FAILED: 'Failed to mark message as read',
  MARK_THREAD_READ_FAILED: 'Failed to mark thread as read',
  STATUS_UPDATE_FAILED: 'Failed to update message status',
  UNREAD_COUNT_FAILED: 'Failed to fetch unread count',
  BUSINESS_SEARCH_FAILED: 'Failed to search businesses',
  BUSINESS_FETCH_FAILED: 'Failed to fetch business',
  BOOKMARKS_FAILED: 'Failed to fetch bookmarks',
  BOOKMARK_TOGGLE_FAILED: 'Failed to toggle bookmark',
  BOOKMARK_REMOVE_FAILED: 'Failed to remove bookmark',
} as const
type Failure = keyof typeof failures

/** If the failure is ours, the answer names the step that failed. */
export const orFail = <T>(ctx: Pick<Context, 'log'>, code: Failure, work: () => Promise<T>): Promise<T> =>
  orFailAs(ctx, { code, says: failures[code] }, work)

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

export const fileNotFound = () => new Refusal('FILE_NOT_FOUND', 'There is no such file', 404)
export const fileTooLarge = () =>
  new Refusal('FILE_TOO_LARGE', `A file can be up to ${megabytes(MAX_FILE_BYTES)} MB`, 413)
export const fileKindRefused = () =>
  new Refusal('FILE_KIND_REFUSED', 'Only pictures (JPEG, PNG, WebP), PDF documents and voice notes can be sent', 415)
export const tooManyBytes = () =>
  new Refusal('TOO_MANY_FILES', `At most ${megabytes(MAX_BYTES_A_DAY)} MB can be sent in a day`, 429)
