import type { Sort } from '#core/texts/wording/common.ts'
import type { TwilioMedia } from '#core/threads/files/fetch-files.ts'
import type { Names } from '../my-bookings/named.ts'
import type { ShopMeant } from './whom.ts'

/** Words that go to somebody else: into a thread that there is, to a shop, or to us. */
export type ThreadsDraft = {
  threadId?: string
  shopId?: string
  /** Of the person's own shop: the words go to its customer. */
  bookingId?: string
  /** As the person named it. */
  shopName?: string
  /** What they name it or its booking by. */
  names?: Names
  /** Any of these may be meant: it is asked which. */
  among?: ShopMeant[]
  support?: true
  words?: string
  /** Files that go along, or instead of words. */
  media?: TwilioMedia[]
  /** What the files are, if nothing was asked for them. */
  sort?: Sort
  /** The words may mean something else, so they are asked about. */
  unsure?: true
  /** Another thread that the words may belong to as well. */
  instead?: string
  /** The message of ours that they answer. */
  repliesTo?: string
  /** The words were read back as they stand. */
  asRead?: true
}

declare module '../steps.ts' {
  interface DraftOf {
    threads: ThreadsDraft
  }
}
