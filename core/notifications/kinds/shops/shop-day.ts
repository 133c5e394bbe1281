import type { ListRow, OutboundContent } from '#core/messaging/content.ts'
import { limits } from '#core/messaging/templates/layouts.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { kind } from '../../kind.ts'

type Job = { id: string; time: string; name: string; work: string }

export type ShopDayFacts = {
  /** Named to somebody of several shops. */
  shop: string | undefined
  name: string
  date: string
  /** The day's jobs in order of time: HH:MM, who comes, and the work. */
  jobs: readonly Job[]
  /** Requests without an answer. */
  waiting: number
  bookingsUrl: string
}

const SHOWN = 8
/** WhatsApp takes few words as one variable. */
const SHOWN_IN_TEMPLATE = 3

const jobLines = ({ jobs }: ShopDayFacts, { shopDay: say }: Texts, most: number): string[] => [
  ...jobs.slice(0, most).map(({ time, name, work }) => say.job(time, name, work)),
  ...(jobs.length > most ? [say.more(jobs.length - most)] : []),
]
const today = ({ shopDay }: Texts) => ({ id: 'home:today', title: shopDay.open })

const words = (facts: ShopDayFacts, say: Texts) => ({
  title: say.shopDay.title(facts.shop, facts.date, facts.jobs.length),
  lines: [...jobLines(facts, say, SHOWN), ...(facts.waiting > 0 ? [say.shopDay.waiting(facts.waiting)] : [])],
})

/** Each job opens with one tap; the day with those that are not shown stands behind the last row. */
function message(facts: ShopDayFacts, say: Texts): OutboundContent {
  const { title, lines } = words(facts, say)
  const rows = [...facts.jobs.slice(0, SHOWN).map(jobRow), today(say)]
  return { type: 'list', body: [`*${title}*`, ...lines].join('\n'), button: say.shopDay.choose, rows }
}

const jobRow = ({ id, time, name, work }: Job): ListRow => ({
  id: `work:open:${id}`,
  title: `${time} ${name}`.slice(0, limits.rowTitle),
  description: work.slice(0, limits.rowDescription),
})

/** To the members of a shop on the morning of an open day with work: what the day holds. */
export const shopDayKind = kind<ShopDayFacts>({
  topic: 'day',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app'],
  // It is of use before the shop opens, and it is about bookings, which no quiet hours hold.
  urgent: true,
  keeps: hours(3),
  provenOnly: true,
  named: 'other',
  notice: (facts, say) => ({
    ...words(facts, say),
    links: [{ label: say.shopDay.open, url: facts.bookingsUrl }],
    buttons: [today(say)],
  }),
  message,
  template: {
    body: ({ shopDay }) => shopDay.template,
    variables: (facts, say) => [
      facts.name,
      say.shopDay.jobs(facts.jobs.length),
      jobLines(facts, say, SHOWN_IN_TEMPLATE).join('; '),
    ],
    buttons: (say) => [today(say)],
    sample: {
      shop: undefined,
      name: 'Randburg Tyres',
      date: '2026-01-05',
      jobs: [{ id: '', time: '08:00', name: 'Thandi Nkosi', work: '4 × Michelin Primacy 4 205/55R16 91V' }],
      waiting: 0,
      bookingsUrl: '',
    },
  },
})
