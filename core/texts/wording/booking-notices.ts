import { formatPhone } from '#core/rules/format.ts'
import type { Sentences } from '../sentences.ts'

/** The sentences of notices about a booking: what several share, then what each says. `template` is approved by WhatsApp. */
export const bookingNotices = ({ bookingNotices: s }: Sentences) => ({
  ...s,
  calledOff: {
    ...s.calledOff,
    title: (code: string, isRequest: boolean) => s.calledOff.title({ code, isRequest }),
    what: (work: string, time: string, shop: string) => s.calledOff.what({ work, time, shop }),
  },
  noted: (work: string, note: string) => s.noted({ work, note }),
  quotedAndDone: (quoted: string, done: string) => s.quotedAndDone({ quoted, done }),
  request: { ...s.request, wantsYou: (who: string, address: string) => s.request.wantsYou({ who, address }) },
  accepted: { ...s.accepted, comes: (who: string, time: string) => s.accepted.comes({ who, time }) },
  declined: { ...s.declined, what: (code: string, time: string) => s.declined.what({ code, time }) },
  timeProposed: {
    ...s.timeProposed,
    only: (work: string, asked: number, total: string) => s.timeProposed.only({ work, asked, total }),
    insteadOf: (time: string, asked: string) => s.timeProposed.insteadOf({ time, asked }),
  },
  takenBack: {
    ...s.takenBack,
    title: (shop: string, undone = 'change') => s.takenBack.title({ shop, undone }),
    waits: (code: string, time: string) => s.takenBack.waits({ code, time }),
    waitsForYou: (code: string, time: string) => s.takenBack.waitsForYou({ code, time }),
    stands: (code: string, time: string) => s.takenBack.stands({ code, time }),
    done: (code: string, total: string) => s.takenBack.done({ code, total }),
  },
  cancelled: {
    ...s.cancelled,
    title: (code: string, isRequest: boolean) => s.cancelled.title({ code, isRequest }),
    toShop: (work: string, time: string, by: string) => s.cancelled.toShop({ work, time, by }),
    toCustomer: (work: string, time: string, shop: string, by: string) =>
      s.cancelled.toCustomer({ work, time, shop, by }),
  },
  moveAsked: {
    ...s.moveAsked,
    asks: (who: string, time: string) => s.moveAsked.asks({ who, time }),
    asksInstead: (who: string, time: string, old: string) => s.moveAsked.asksInstead({ who, time, old }),
  },
  moved: {
    ...s.moved,
    toShop: (who: string, time: string) => s.moved.toShop({ who, time }),
    toCustomer: (code: string, time: string) => s.moved.toCustomer({ code, time }),
  },
  timeStands: {
    ...s.timeStands,
    toShop: (who: string, time: string) => s.timeStands.toShop({ who, time }),
    toCustomer: (shop: string, time: string) => s.timeStands.toCustomer({ shop, time }),
  },
  stillUnanswered: {
    ...s.stillUnanswered,
    move: (time: string, old: string, code: string) => s.stillUnanswered.move({ time, old, code }),
    request: (code: string, time: string) => s.stillUnanswered.request({ code, time }),
  },
  corrected: {
    ...s.corrected,
    phone: (phone: string | null) =>
      s.corrected.phone({ hasPhone: Boolean(phone), phone: phone ? formatPhone(phone) : '' }),
    plate: (plate: string | null) => s.corrected.plate({ hasPlate: Boolean(plate), plate: plate ?? '' }),
    ifWrong: (phone: string | null) => s.corrected.ifWrong({ hasPhone: Boolean(phone), phone: phone ?? '' }),
  },
  stillOpen: { ...s.stillOpen, title: (who: string, time: string) => s.stillOpen.title({ who, time }) },
})
