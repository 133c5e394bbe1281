import type { Figures } from '#core/contracts/seller/analytics.ts'
import { formatRand } from '#core/rules/format.ts'
import type { CountsBy } from './scale.ts'
import { count, minutesWords, percentWords } from './words.ts'

export type Series = { name: string; of(figures: Figures): number | null; colour: string }
export type ChartOf = {
  id: string
  title: string
  /** What is counted, and by which day. */
  about: string
  draws: 'bars' | 'line'
  series: readonly Series[]
  /** What the whole period comes to; null if there is nothing to say. */
  whole(figures: Figures): number | null
  words(value: number): string
  countsBy: CountsBy
  /** Compared by the difference instead of by per cent. */
  comparesBy?: 'difference'
  /** How much it differs, where that is not said as the value itself. */
  differs?(difference: number): string
  /** The chart ends there; else with the highest value. */
  highest?: number
  /** Further words on the whole period. */
  more?(figures: Figures): string | undefined
}

const first = 'var(--verified)'
const second = 'var(--accent-ink)'

/** How a shop does over time: the charts of the page, in their order. */
export const charts: readonly ChartOf[] = [
  {
    id: 'views',
    title: 'Views on the website',
    about:
      'How often your page was opened, and your tyres: to book, to ask for a quote, or as a deal. Bots and your own people are left out.',
    draws: 'bars',
    series: [
      { name: 'Shop page', of: ({ pageViews }) => pageViews, colour: first },
      { name: 'Tyres', of: ({ listingViews }) => listingViews, colour: second },
    ],
    whole: ({ pageViews, listingViews }) => pageViews + listingViews,
    words: count,
    countsBy: 'ten',
    more: ({ pageViews, listingViews }) => `${count(pageViews)} of the page, ${count(listingViews)} of tyres`,
  },
  {
    id: 'chats',
    title: 'Chats',
    about: 'Conversations that drivers began with you, on WhatsApp and on the website.',
    draws: 'bars',
    series: [{ name: 'Chats', of: ({ chats }) => chats, colour: first }],
    whole: ({ chats }) => chats,
    words: count,
    countsBy: 'ten',
  },
  {
    id: 'bookings',
    title: 'Bookings',
    about: 'By the day on which they were made, and how many of those are completed by now.',
    draws: 'bars',
    series: [
      { name: 'Made', of: ({ bookings }) => bookings, colour: first },
      { name: 'Completed by now', of: ({ completed }) => completed, colour: second },
    ],
    whole: ({ bookings }) => bookings,
    words: count,
    countsBy: 'ten',
    more: ({ completed }) => `${count(completed)} completed by now`,
  },
  {
    id: 'completion',
    title: 'Completion',
    about: 'The share of the bookings made then that is completed by now. The newest may still come.',
    draws: 'line',
    series: [{ name: 'Completed', of: ({ completionPercent }) => completionPercent, colour: first }],
    whole: ({ completionPercent }) => completionPercent,
    words: percentWords,
    countsBy: 'ten',
    highest: 100,
    comparesBy: 'difference',
    differs: (points) => `${points} points`,
  },
  {
    id: 'response',
    title: 'Response time',
    about: 'How long customers waited for an answer of a person, on average, in your opening hours.',
    draws: 'line',
    series: [{ name: 'Average wait', of: ({ answerMinutes }) => answerMinutes, colour: first }],
    whole: ({ answerMinutes }) => answerMinutes,
    words: minutesWords,
    countsBy: 'hour',
    comparesBy: 'difference',
    more: ({ answers, answeredInTime }) =>
      answers === 0 ? undefined : `${count(answeredInTime)} of ${count(answers)} answers within 2 hours`,
  },
  {
    id: 'revenue',
    title: 'Booked revenue',
    about: 'The totals of bookings, by the day on which the work was completed.',
    draws: 'bars',
    series: [{ name: 'Booked revenue', of: ({ bookedCents }) => bookedCents, colour: first }],
    whole: ({ bookedCents }) => bookedCents,
    words: formatRand,
    countsBy: 'ten',
  },
]
