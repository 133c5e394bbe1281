import { chatKey, guestLink } from '../bookings/guests/guest-booking.ts'
import type { Config } from '../config.ts'
import type { MailAttachment } from '../messaging/content.ts'
import { whatsappLink } from '../rules/website/whatsapp-link.ts'
import { continueGuestBooking, myBooking } from '../rules/website/whatsapp-texts.ts'
import { type Language, textsIn } from '../texts/texts.ts'
import type { BookingFacts } from './bookings/booking-facts.ts'
import type { Notice } from './notice.ts'
import { asMail } from './render.ts'

/** How the reader of an e-mail opens the booking. A guest has the private link, and the chat once they write to us. */
export type Reader = 'shop' | 'account' | 'guest' | 'chat'

type About = {
  facts: BookingFacts
  /** The calendar entry, for a reader whose appointment is made or ended. */
  calendar: MailAttachment[]
}

/** A notice about a booking as an e-mail with a link to the booking. */
export function bookingMail(config: Config, about: About, reader: Reader, notice: Notice, language: Language) {
  const say = textsIn(language).bookingNotices
  const { booking } = about.facts
  const chat = (words?: string) => whatsappLink(config.twilio.whatsappNumber, words)
  const isOver = booking.status === 'cancelled' || booking.status === 'completed'
  const page = (url: string) => ({ label: isOver ? say.seeEnded : say.seeBooking, url })
  const guestsText = continueGuestBooking(booking.code, chatKey(config, booking.id))
  const ways = {
    shop: [],
    chat: [],
    account: [page(`${config.publicUrl}/booking`)],
    guest: [page(guestLink(config, booking.id)), { label: say.continueOnWhatsapp, url: chat(guestsText) }],
  }[reader]
  const answer = {
    shop: chat(),
    chat: chat(myBooking(booking.code)),
    account: chat(myBooking(booking.code)),
    guest: undefined,
  }[reader]
  return {
    ...asMail(notice, {
      footer: say.mailFooter(about.facts.audience === 'shop' ? say.mailToShop : say.mailToCustomer),
      answer: answer === undefined ? undefined : { label: say.answerOnWhatsapp, url: answer },
      ways,
    }),
    attachments: about.calendar,
  }
}
