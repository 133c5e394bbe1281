import { text } from '#bot/engine/say.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Texts } from '#core/texts/texts.ts'
import { defineFlow } from '../steps.ts'
import { begin, service } from './begin.ts'
import { corrected } from './corrections.ts'
import { checkDay, day } from './day.ts'
import type { BookingDraft } from './draft.ts'
import { go } from './go.ts'
import { address, how } from './how.ts'
import { name, next, notes, quantity } from './questions.ts'
import { change, request, summary } from './summary.ts'
import { checkTime, time } from './time.ts'
import { whatIn } from './work.ts'

const own = ['book', 'refine', 'reschedule', 'thanks', 'greeting']

/** The changes, said before the next question; the summary names them itself. */
function readBack(before: BookingDraft, after: BookingDraft, say: Texts): OutboundContent[] {
  if (after.notes !== undefined) return []
  const [was, is] = [whatIn(before, say), whatIn(after, say)]
  const way = after.locationType !== before.locationType && after.locationType
  return [...(was === is ? [] : [text(`${is}.`)]), ...(way ? [text(say.booking.howNow(way))] : [])]
}

/** Numbers, days and times that stand in an address or a note change nothing, unless the person objects. */
const inFreeWords: ReadonlySet<string> = new Set(['address', 'notes'])
const objects =
  /^\s*(?:no|nee|nah|actually|eintlik|sorry|rather|liewer|make it|maak dit|change|verander|can we make|kan ons dit)\b/i

export const bookingFlow = defineFlow('booking', {
  keeps: true,
  title: (draft, say) => say.booking.title(draft.shopName ?? ''),
  takes: (message) => own.includes(message.understood.intent),
  anywhere: (message, draft, step, { now, say }) => {
    if (inFreeWords.has(step) && !objects.test(message.text)) return undefined
    const changed = corrected(message, draft, now)
    return changed && go('next', changed, ...readBack(draft, changed, say))
  },
  steps: {
    begin,
    service,
    next,
    how,
    address,
    day,
    checkDay,
    time,
    checkTime,
    name,
    notes,
    quantity,
    summary,
    change,
    request,
  },
})
