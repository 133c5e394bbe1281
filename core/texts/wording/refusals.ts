import { formatPhone } from '#core/rules/format.ts'
import type { Sentences } from '../sentences.ts'
import { momentWords } from '../when.ts'

type Fields = Readonly<Record<string, string>>

/** What a refused booking step is called in the chat, by the code of its refusal. */
export const refusals = ({ refusals: s, dates }: Sentences) => {
  const when = ({ start }: Fields) => ({ hasStart: Boolean(start), start: start ? momentWords(start, dates) : '' })
  const standing = (fields: Fields): string => {
    const isDriver = fields.reader === 'customer'
    switch (fields.status) {
      case 'expired':
      case 'in_progress':
      case 'completed':
        return s.standing[fields.status]
      case 'pending':
        if (fields.awaiting !== 'customer') return s.standing.pending(when(fields))
        return s.standing.offered({ ...when(fields), isDriver })
      case 'confirmed':
        return s.standing.confirmed(when(fields))
      default:
        if (fields.declined === 'offers') return s.standing.offersDeclined(isDriver)
        if (fields.cancelledBy === 'customer') return s.standing.cancelledByDriver(isDriver)
        return fields.cancelledBy === 'shop' ? s.standing.cancelledByShop : s.standing.unanswered
    }
  }
  return {
    RESCUE_NUMBER_NEEDED: () => s.RESCUE_NUMBER_NEEDED,
    RESCUE_RUNS: () => s.RESCUE_RUNS,
    RESCUE_LIMIT: () => s.RESCUE_LIMIT,
    RESCUE_NOBODY: () => s.RESCUE_NOBODY,
    RESCUE_SHOP_CANNOT: ({ shop = '' }: Fields) => s.RESCUE_SHOP_CANNOT(shop),
    RESCUE_OVER: ({ shop = '' }: Fields) => s.RESCUE_OVER(shop),
    RESCUE_NOT_FOUND: () => s.RESCUE_NOT_FOUND,
    SHOP_NOT_FOUND: () => s.SHOP_NOT_FOUND,
    LISTING_NOT_FOUND: () => s.LISTING_NOT_FOUND,
    OUT_OF_STOCK: ({ stock = '' }: Fields) => s.OUT_OF_STOCK(stock),
    STOCK_PROMISED: ({ stock = '', reserved = '', free = '', needed = '' }: Fields) =>
      s.STOCK_PROMISED({ reserved, needed, stock, free: Number(free) }),
    NOT_THERE_YET: ({ from = '' }: Fields) => s.NOT_THERE_YET(momentWords(from, dates)),
    SERVICE_NOT_OFFERED: () => s.SERVICE_NOT_OFFERED,
    ADDRESS_REQUIRED: () => s.ADDRESS_REQUIRED,
    ADDRESS_TOO_FAR: ({ radiusKm = '' }: Fields) => s.ADDRESS_TOO_FAR(radiusKm),
    ADDRESS_UNKNOWN: () => s.ADDRESS_UNKNOWN,
    CONTACT_REQUIRED: () => s.CONTACT_REQUIRED,
    SLOT_IN_PAST: () => s.SLOT_IN_PAST,
    SHORT_NOTICE: () => s.SHORT_NOTICE,
    TOO_FAR_AHEAD: ({ days = '' }: Fields) => s.TOO_FAR_AHEAD(days),
    SHOP_CLOSED: () => s.SHOP_CLOSED,
    SLOT_TAKEN: () => s.SLOT_TAKEN,
    BOOKING_NOT_FOUND: () => s.BOOKING_NOT_FOUND,
    TIME_REQUIRED: () => s.TIME_REQUIRED,
    TOO_LATE_TO_CANCEL: ({ phone = '' }: Fields) =>
      s.TOO_LATE_TO_CANCEL({ hasPhone: Boolean(phone), phone: phone ? formatPhone(phone) : '' }),
    ALERT_NOT_FOUND: () => s.ALERT_NOT_FOUND,
    TOO_MANY_ALERTS: ({ most = '' }: Fields) => s.TOO_MANY_ALERTS(most),
    TOO_MANY_QUOTES: ({ most = '' }: Fields) => s.TOO_MANY_QUOTES(most),
    NO_SHOP_TO_ASK: ({ km = '' }: Fields) => s.NO_SHOP_TO_ASK(km),
    QUOTE_NOT_FOUND: () => s.QUOTE_NOT_FOUND,
    QUOTE_OVER: () => s.QUOTE_OVER,
    QUOTE_REFUSED: () => s.QUOTE_REFUSED,
    QUOTE_WORDS_FULL: () => s.QUOTE_WORDS_FULL,
    PRICE_CHANGED: () => s.PRICE_CHANGED,
    SIZE_UNKNOWN: () => s.SIZE_UNKNOWN,
    TOO_LATE_TO_MOVE: ({ phone = '' }: Fields) =>
      s.TOO_LATE_TO_MOVE({ hasPhone: Boolean(phone), phone: phone ? formatPhone(phone) : '' }),
    SAME_TIME: (fields: Fields) => s.SAME_TIME(when(fields)),
    TIME_CHANGED: (fields: Fields) => s.TIME_CHANGED(when(fields)),
    TOO_EARLY: (fields: Fields) => s.TOO_EARLY(when(fields)),
    TOO_EARLY_FOR_NO_SHOW: ({ from = '' }: Fields) =>
      s.TOO_EARLY_FOR_NO_SHOW({ hasFrom: Boolean(from), from: from ? momentWords(from, dates) : '' }),
    DRIVER_MUST_AGREE: () => s.DRIVER_MUST_AGREE,
    WORK_HAS_BEGUN: () => s.WORK_HAS_BEGUN,
    TOO_LATE_TO_CORRECT: () => s.TOO_LATE_TO_CORRECT,
    CHANGED_SINCE: () => s.CHANGED_SINCE,
    OWNER_REQUIRED: () => s.OWNER_REQUIRED,
    HOURS_BACKWARDS: () => s.HOURS_BACKWARDS,
    BLOCKED: () => s.BLOCKED,
    BLOCKED_BY_SHOP: ({ shop = '' }: Fields) => s.BLOCKED_BY_SHOP(shop),
    SHOP_AWAY: ({ shop = '' }: Fields) => s.SHOP_AWAY(shop),
    SHOP_BLOCKED: () => s.SHOP_BLOCKED,
    VARIABLES_OPEN: () => s.VARIABLES_OPEN,
    UNANSWERED_MESSAGES: ({ most = '' }: Fields) => s.UNANSWERED_MESSAGES(most),
    TOO_MANY_MESSAGES: () => s.TOO_MANY_MESSAGES,
    TOO_MANY_THREADS: () => s.TOO_MANY_THREADS,
    OFFER_ENDED: (fields: Fields) => s.OFFER_ENDED({ offer: fields.offer ?? '', standing: standing(fields) }),
    OFFER_NOT_FOUND: () => s.OFFER_NOT_FOUND,
    NOBODY_BESIDE: () => s.NOBODY_BESIDE,
    ASKED_BESIDE_BEFORE: () => s.ASKED_BESIDE_BEFORE,
    OFFER_CHOICE: () => s.OFFER_CHOICE,
    OFFERS_FULL: () => s.OFFERS_FULL,
    NOTHING_OFFERED: () => s.NOTHING_OFFERED,
    BOOKING_NOT_PENDING: standing,
    BOOKING_NOT_MOVABLE: standing,
    BOOKING_NOT_CONFIRMED: standing,
    BOOKING_NOT_CANCELLABLE: standing,
    BOOKING_CLOSED: standing,
  }
}
