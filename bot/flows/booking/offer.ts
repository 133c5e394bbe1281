import type { Need } from '#bot/engine/form.ts'
import { shownMeant } from '../search/book-shown.ts'
import type { SearchDraft } from '../search/draft.ts'
import type { StepOf } from '../steps.ts'
import { type BookingDraft, withoutStart } from './draft.ts'

/** 'rather the second one': another offer of the list from which the booking came. */
export const offerNeed: Need<BookingDraft, StepOf['booking']> = {
  hear: (message, draft, { memory }) => {
    const { intent, slots } = message.understood
    const picks = intent === 'pick' || (intent === 'book' && slots.index !== undefined)
    const last = memory.lastSearch as SearchDraft | undefined
    if (!picks || message.choice || !draft.listingId || draft.rear || !last?.shown) return undefined
    const meant = shownMeant(message, last)
    if (!meant || meant.code === draft.code) return undefined
    const { listingId: _listing, stock: _stock, quoteId: _quote, ...rest } = withoutStart(draft)
    return { ...rest, code: meant.code }
  },
}
