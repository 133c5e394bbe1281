import { aside, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { hearQuantity } from '#bot/understand/answers.ts'
import { axleSaid, saysFewer } from '#bot/understand/said/axle-said.ts'
import { says, withoutObjection } from '#bot/understand/said/meanings.ts'
import type { Axle } from '#core/rules/tyres/axles.ts'
import type { SearchDraft } from '../search/draft.ts'
import { type BookingDraft, go, withoutStart } from './draft.ts'

const PAIR = 2
const ALL_ROUND = 4

/** 'what about the rears', 'only the fronts', 'same for the rear', while tyres are being booked. */
export function axleMeant(message: ParsedMessage, draft: BookingDraft, turn: Turn): Outcome | undefined {
  const { size, sizeFront, vehicle, pointing, quantity } = message.understood.slots
  const said = message.understood.slots.axle ?? (saysFewer(message.text) ? axleSaid(message.text) : undefined)
  const axle = said === 'both' ? undefined : said
  if (!axle || size || sizeFront || vehicle || !draft.listingId || message.choice) return undefined
  const { say } = turn
  if (draft.rear)
    return says(message, 'onlyOneAxle')
      ? go('next', onlyAxle(draft, axle, quantity))
      : aside(text(say.booking.bothAxles(draft.quantity, draft.what ?? '', draft.rear.quantity, draft.rear.what ?? '')))
  const other = otherSize(turn)
  if (other) return aside(buttons(say.booking.otherAxle(other), { id: 'search:set', title: say.search.bothAxles }))
  if (pointing?.same && draft.quantity <= PAIR)
    return go('next', { ...withoutStart(draft), quantity: draft.quantity * 2 })
  const count = quantity ?? hearQuantity(message.text) ?? PAIR
  if (saysFewer(message.text) && count < draft.quantity) {
    const notes = [draft.notes, say.booking.onAxle(count, axle)].filter(Boolean).join('. ')
    return go('next', { ...withoutStart(draft), quantity: count, notes })
  }
  return aside(text(say.booking.sameAllRound(draft.quantity)))
}

/** The size of the other axle, where the search knew of one and the booking has only one of the two. */
function otherSize({ memory }: Turn): string | undefined {
  const last = memory.lastSearch as SearchDraft | undefined
  return last?.other?.size.code
}

/** The tyres of one axle out of a set. */
function onlyAxle(draft: BookingDraft, axle: Axle, count?: number): BookingDraft {
  const { rear, listingId: _listing, what: _what, stock: _stock, ...front } = withoutStart(draft)
  if (!rear) return draft
  const of = axle === 'front' ? { quantity: draft.quantity } : { code: rear.code, quantity: rear.quantity }
  return { ...front, ...of, ...(count ? { quantity: count } : {}) }
}

/** 'rather 2', where a set is being booked: as many for both axles, or which axle they are for is asked. */
export function countOfSet(message: ParsedMessage, draft: BookingDraft, step: string): Outcome | undefined {
  const { intent, slots } = message.understood
  if (!draft.rear || message.choice || slots.axle) return undefined
  const bare = step === 'summary' && Object.keys(slots).length === 0 && ['answer', 'refine'].includes(intent)
  const count = slots.quantity ?? (bare ? hearQuantity(withoutObjection(message.text)) : undefined)
  if (count === undefined || (slots.quantity === undefined && count > ALL_ROUND + 1)) return undefined
  if (count < ALL_ROUND) return go('axle', { ...draft, fewer: count })
  const each = Math.floor(count / 2)
  return go('next', { ...withoutStart(draft), quantity: each, rear: { ...draft.rear, quantity: each } })
}

/** Which of the two sizes fewer tyres are meant to be. */
export const axle: Question<BookingDraft> = {
  ask: ({ fewer = PAIR, what = '', rear }, { say }) => ({
    say: [
      buttons(
        say.booking.whichAxle(fewer, what, rear?.what ?? ''),
        { id: 'axle:front', title: say.booking.onAxle(fewer, 'front') },
        { id: 'axle:rear', title: say.booking.onAxle(fewer, 'rear') },
        { id: 'axle:both', title: say.booking.keepBoth },
      ),
    ],
  }),
  answer: (message, draft) => {
    const { fewer, ...rest } = draft
    if (message.choice === 'axle:both' || message.no) return go('next', rest)
    const tapped = message.choice === 'axle:front' ? 'front' : message.choice === 'axle:rear' ? 'rear' : undefined
    const meant = tapped ?? message.understood.slots.axle
    return meant ? go('next', onlyAxle(rest, meant, fewer)) : notUnderstood
  },
}
