import { type Action, done, type Turn } from '#bot/engine/flow.ts'
import { list, text } from '#bot/engine/say.ts'
import { shopDay } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { atDesk, type DeskDraft } from './draft.ts'

type Day = { date: string; bookings: BookingView[] }

const ROWS = 10
/** As many days are shown with each booking's own line; more get one line each. */
const IN_FULL = 3

/** What the shop has to do on several days. Its rows mean the same whenever they are tapped, so nothing is asked. */
export const days: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    const shown = await Promise.all((draft.days ?? []).map((date) => dayOf(date, turn)))
    const inFull = shown.length <= IN_FULL
    const lines = shown.map((day) => (inFull ? fullDay(day, turn) : say.work.dayLine(day.date, day.bookings)))
    const body = lines.join(inFull ? '\n\n' : '\n')
    const rows = shown.flatMap(({ date, bookings }) =>
      bookings.map((booking) => ({
        id: `work:open:${booking.id}`,
        title: say.work.row(booking),
        description: say.work.rowDay(date, booking),
      })),
    )
    if (rows.length === 0) return done(text(body))
    return done(list([body, say.work.how].join('\n\n'), say.work.bookings, rows.slice(0, ROWS)))
  },
}

async function dayOf(date: string, turn: Turn): Promise<Day> {
  const bookings = await shopDay(turn.ctx, turn.actor, date)
  return { date, bookings: bookings.map((booking) => atDesk(booking, turn)) }
}

const fullDay = ({ date, bookings }: Day, { say: { work } }: Turn): string =>
  bookings.length > 0 ? [work.today(date), ...bookings.map(work.line)].join('\n\n') : work.nothing(date)
