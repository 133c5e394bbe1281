import { notUnderstood, type Question } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { hasFigure } from '#bot/understand/said/figures.ts'
import { normalisePhone } from '#core/rules/people/phone.ts'
import type { BookingDraft } from './draft.ts'
import { go } from './go.ts'

/**
 * Asked of a person who hides the number, for the shop may have to call. Whatever number is given is believed, and
 * proves nothing.
 */
export const number: Question<BookingDraft> = {
  freeText: true,
  ask: ({ shopName }, { say }) => ({
    say: [{ type: 'contact_request', body: say.booking.whichNumber(shopName ?? '') }],
  }),
  answer: (message, draft, { memory, say }) => {
    const phone = message.contact ? message.contact.phone : normalisePhone(message.text)
    if (phone) {
      memory.phone = phone
      return go('request', { ...draft, phone })
    }
    if (message.no) return go('request', { ...draft, phone: null })
    if (!message.contact && !hasFigure(message.text)) return notUnderstood
    return { to: 'again', say: [text(say.booking.noNumberThere)], quiet: true }
  },
}
