import { lowStockBelow } from '../prices/stock.ts'

/** Something that happened at the shop: one notice for each, until it is dealt with or old. */
export type EventCause = 'message_waiting' | 'new_review' | 'booking_cancelled'
/** Why a shop's members are told something: the notice stands as long as its cause does. */
export type NoticeCause =
  | EventCause
  | 'low_stock'
  | 'pending_bookings'
  | 'verification_pending'
  | 'not_visible'
  | 'no_active_deals'
  | 'great_performance'

export type NoticeType = 'warning' | 'info' | 'success' | 'error'
/** The page on which the cause is dealt with. */
export type NoticePlace = 'inventory' | 'bookings' | 'profile' | 'deals' | 'analytics' | 'messages'

/** With more pending bookings than this, and nothing low on stock, a shop does well. */
export const doesWellAbove = 5

/** For so many days somebody should still know of a review that nobody answered, and of a booking that a driver cancelled. */
export const reviewKeepsDays = 14
export const cancellationKeepsDays = 7
/** The newest of each kind of event; the pages themselves show the rest. */
export const eventsOfAKind = 10

export type ShopFacts = {
  isVerified: boolean
  /** Drivers see the shop, or will once it is approved. */
  isHidden: boolean
  lowStock: number
  pending: number
  activeDeals: number
}

type StateCause = Exclude<NoticeCause, EventCause>
const stateCauses: readonly StateCause[] = [
  'not_visible',
  'low_stock',
  'pending_bookings',
  'verification_pending',
  'no_active_deals',
  'great_performance',
]

/** What there is to tell of a shop in this state, each cause with the number that it is about. */
export function causesOf(facts: ShopFacts): { cause: NoticeCause; count: number }[] {
  const { isVerified, isHidden, lowStock, pending, activeDeals } = facts
  const all: Record<StateCause, number> = {
    low_stock: lowStock,
    pending_bookings: pending,
    verification_pending: isVerified || isHidden ? 0 : 1,
    not_visible: isHidden ? 1 : 0,
    no_active_deals: activeDeals === 0 ? 1 : 0,
    great_performance: lowStock === 0 && pending > doesWellAbove ? pending : 0,
  }
  return stateCauses.flatMap((cause) => (all[cause] > 0 ? [{ cause, count: all[cause] }] : []))
}

type Words = {
  type: NoticeType
  title: string
  /** `who` is the person that an event is about. */
  message: (count: number, who: string) => string
  place: NoticePlace
  /** What an event is about, if its page can show that alone. */
  opens?: 'thread' | 'booking'
}

const many = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`)

const words: Record<NoticeCause, Words> = {
  message_waiting: {
    type: 'info',
    title: 'Message Waiting',
    message: (_, who) => `${who} waits for your answer.`,
    place: 'messages',
    opens: 'thread',
  },
  new_review: {
    type: 'info',
    title: 'New Review',
    message: (stars, who) => `${who} gave you ${many(stars, 'star', 'stars')} of 5. You may answer once.`,
    place: 'bookings',
  },
  booking_cancelled: {
    type: 'warning',
    title: 'Booking Cancelled',
    message: (bays, who) => `${who} cancelled.${bays > 0 ? ' The bay is free again.' : ''}`,
    place: 'bookings',
    opens: 'booking',
  },
  not_visible: {
    type: 'error',
    title: 'Not Visible to Drivers',
    message: () => 'Drivers cannot find your business at the moment. Your profile says why, and what to do.',
    place: 'profile',
  },
  low_stock: {
    type: 'warning',
    title: 'Low Stock Alert',
    message: (count) => `${many(count, 'item has', 'items have')} fewer than ${lowStockBelow} tyres on the shelf.`,
    place: 'inventory',
  },
  pending_bookings: {
    type: 'info',
    title: 'Pending Bookings',
    message: (count) => `${many(count, 'booking waits', 'bookings wait')} to be confirmed.`,
    place: 'bookings',
  },
  verification_pending: {
    type: 'warning',
    title: 'Verification Pending',
    message: () => 'Your business is not verified yet. A complete profile helps.',
    place: 'profile',
  },
  no_active_deals: {
    type: 'info',
    title: 'No Active Deals',
    message: () => 'Create a deal: drivers who asked for such a tyre are told of it.',
    place: 'deals',
  },
  great_performance: {
    type: 'success',
    title: 'Great Performance',
    message: (count) => `Nothing is low on stock, and ${count} bookings are pending. Keep it up!`,
    place: 'analytics',
  },
}

type Told = { cause: NoticeCause; count: number; who: string | null; about: string | null }

export const noticeWords = ({ cause, count, who, about }: Told) => {
  const { message, opens, ...rest } = words[cause]
  return {
    ...rest,
    message: message(count, who ?? 'A driver'),
    opens: opens && about ? { what: opens, id: about } : null,
  }
}
