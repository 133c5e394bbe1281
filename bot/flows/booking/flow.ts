import type { Flow } from '#bot/engine/flow.ts'
import { go } from '#bot/engine/flow.ts'
import { begin, service } from './begin.ts'
import { corrected } from './corrections.ts'
import { checkDay, day } from './day.ts'
import type { BookingDraft } from './draft.ts'
import { address, how } from './how.ts'
import { name, next, notes, quantity } from './questions.ts'
import { change, request, summary } from './summary.ts'
import { checkTime, time } from './time.ts'

const own = ['book', 'refine', 'reschedule', 'thanks', 'greeting']

export const bookingFlow: Flow<BookingDraft> = {
  title: (draft, say) => say.booking.title(draft.shopName ?? ''),
  takes: (heard) => own.includes(heard.understood.intent),
  anywhere: (heard, draft, _step, { now }) => {
    const changed = corrected(heard, draft, now)
    return changed && go('next', changed)
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
}
