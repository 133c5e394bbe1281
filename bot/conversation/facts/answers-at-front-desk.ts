import type { Turn } from '#bot/engine/flow.ts'
import { atDesk } from '#bot/flows/shop-desk/draft.ts'
import { freeWords } from '#bot/flows/shop-desk/line/perform.ts'
import type { Scene } from '#bot/flows/shop-desk/scene.ts'
import type { AskTopic } from '#bot/understand/ask/topics.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { ownTyres } from '#core/inventory/own-stock.ts'
import { openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import { momentWords } from '#core/texts/when.ts'
import type { Declared } from '../questions.ts'
import { partsOf, sumsOf } from './sheet.ts'

/** A question of the counter with what it can be about. */
export type FrontDeskQuestion = {
  words: string
  turn: Turn
  scene: Scene
  /** Those that are meant, as the shop's side is told of them. */
  bookings: readonly BookingView[]
  /** The listings that the question that stands is about. */
  listings: readonly string[]
  question: Declared | undefined
}

type Said = string | undefined
type Answer = (asked: FrontDeskQuestion) => Said | Promise<Said>

const MOST = 5

/** A line for each booking that is meant. */
const ofEach =
  (words: (booking: BookingView, asked: FrontDeskQuestion) => Said | Promise<Said>): Answer =>
  async (asked) => {
    const lines = await Promise.all(asked.bookings.slice(0, MOST).map((one) => words(atDesk(one, asked.turn), asked)))
    const found = lines.filter((one) => one !== undefined)
    return found.length > 0 && found.length === lines.length ? [...new Set(found)].join('\n') : undefined
  }

const deskOf = ({ turn }: FrontDeskQuestion) => turn.say.asking.desk
const who = ({ customer }: BookingView): string => customer.name
const startOf = (one: BookingView): string | null =>
  one.move?.start ?? one.appointmentStart ?? one.slotStart ?? one.preferredStart

const wants = ofEach((booking, asked) =>
  deskOf(asked).wants({ who: who(booking), work: asked.turn.say.booking.work(booking) }),
)

const included = ofEach((booking, { turn: { say } }) => {
  const sheet = { name: '', totalCents: booking.totalCents, lines: booking.lines }
  const parts = partsOf(sheet, say)
  const total = formatRand(booking.totalCents)
  return parts ? say.asking.included({ total, parts }) : booking.tyre ? say.asking.tyresOnly(total) : undefined
})

const when = ofEach((booking, asked) => {
  const start = startOf(booking)
  return start
    ? deskOf(asked).when({ who: who(booking), time: momentWords(start, asked.turn.say.dates) })
    : deskOf(asked).noTime(who(booking))
})

const phone = ofEach((booking, asked) => {
  const { phone: number } = booking.customer
  const theirs = number
    ? deskOf(asked).phone({ who: who(booking), phone: formatPhone(number) })
    : deskOf(asked).noPhone(who(booking))
  return booking.comes ? `${theirs} ${asked.turn.say.booking.whoComes(booking.comes, booking.locationType)}.` : theirs
})

const total = ofEach((booking, asked) => {
  const { done, totalCents } = booking
  // What was paid in the end goes before what was quoted.
  if (done && done.totalCents !== totalCents) {
    const sums = { done: formatRand(done.totalCents), quoted: formatRand(totalCents) }
    return `${who(booking)}: ${asked.turn.say.work.totals.done(sums)}`
  }
  const parts = sumsOf({ name: '', lines: booking.lines }, asked.turn.say)
  return deskOf(asked).total({ who: who(booking), total: formatRand(totalCents), parts })
})

const car = ofEach((booking, asked) => {
  const plate = booking.plate ?? ''
  // What is not known is passed on to them, where nothing else is asked.
  if (!plate && !asked.question) return undefined
  return `${deskOf(asked).car({ who: who(booking), hasPlate: plate !== '', plate })} ${deskOf(asked).ask(who(booking))}`
})

const how = ofEach((booking, asked) =>
  booking.address
    ? deskOf(asked).atAddress({ who: who(booking), address: booking.address })
    : deskOf(asked).how({ who: who(booking), how: asked.turn.say.asking.desk.ways[booking.locationType] }),
)

const until = ofEach((booking, asked) =>
  booking.answerBy && booking.awaiting === 'shop'
    ? deskOf(asked).until({ who: who(booking), moment: momentWords(booking.answerBy, asked.turn.say.dates) })
    : deskOf(asked).noUntil(who(booking)),
)

const stock: Answer = async (asked) => {
  const { turn, bookings, listings } = asked
  const ids = listings.length > 0 ? listings : bookings.flatMap(({ listingId }) => listingId ?? [])
  if (ids.length === 0) return bookings.length > 0 ? deskOf(asked).noStock : undefined
  const tyres = await ownTyres(turn.ctx, turn.actor, [...new Set(ids)].slice(0, MOST))
  const lines = tyres.map(({ brand, model, size, stock, reserved }) =>
    deskOf(asked).stock({ tyre: `${brand} ${model} ${size}`, stock: String(stock), promised: String(reserved) }),
  )
  if (lines.length === 0) return undefined
  const holders = asked.scene.standing.filter(
    ({ status, listingId }) => status === 'confirmed' && listingId !== null && ids.includes(listingId),
  )
  const names = holders.map((one) => who(atDesk(one, turn)))
  return [...lines, ...(names.length > 0 ? [deskOf(asked).promisedTo([...new Set(names)].join(', '))] : [])].join('\n')
}

const answered = ofEach((booking, asked) => {
  const state = openOffersOf(booking, 'shop').length > 0 ? 'offered' : booking.status
  return deskOf(asked).answered({ who: who(booking), state })
})

/** The customer's own words: in the conversation that stands, and those beside a booking. */
const note: Answer = (asked) => {
  const { scene, turn, bookings } = asked
  const { shown, questions } = { shown: scene.shown, questions: scene.now.questions }
  const open = questions.length > 0 ? questions : shown ? [shown] : []
  if (open.length > 0)
    return open
      .slice(0, MOST)
      .map(({ customer, words }) => turn.say.frontDesk.wrote(customer, words))
      .join('\n')
  return bookings.length > 0 ? notesOf(asked) : undefined
}
const notesOf = ofEach((booking, asked) =>
  booking.notes ? deskOf(asked).note({ who: who(booking), words: booking.notes }) : deskOf(asked).noNote(who(booking)),
)

const first: Answer = (asked) => {
  const [one, ...others] = asked.bookings.toSorted((a, b) => a.askedAt.localeCompare(b.askedAt))
  return one && others.length > 0 ? deskOf(asked).first(who(atDesk(one, asked.turn))) : undefined
}

const reason: Answer = (asked) => {
  const moving = asked.bookings.filter(({ move }) => move?.by === 'customer')
  return reasonOfEach(moving.length > 0 ? { ...asked, bookings: moving } : asked)
}
const reasonOfEach = ofEach((booking, asked) => {
  const said = booking.offered?.note ?? ''
  return said ? deskOf(asked).note({ who: who(booking), words: said }) : deskOf(asked).reason(who(booking))
})

/** Free hours of the day that is named, where one booking is at hand whose work they are for. */
const slots: Answer = async (asked) => {
  const { turn, words, bookings } = asked
  const [date, ...more] = statedIn(words, { now: turn.now }).dates
  const [booking] = bookings
  return date && more.length === 0 && booking ? freeWords(booking, date, turn) : undefined
}

const help = ({ question, turn }: FrontDeskQuestion): Said => question && turn.say.questionHelp.why[question.help]
const both = (asked: FrontDeskQuestion): Said =>
  asked.question && `${help(asked)} ${asked.turn.say.questionHelp.unsure[asked.question.help]}`

const ofRequests: ReadonlySet<string> = new Set(['request', 'requests', 'reason'])

/** What is asked at a counter → what is said of the bookings that are meant. What no row knows goes its usual way. */
export const answersAtFrontDesk: Readonly<Partial<Record<AskTopic, Answer>>> = {
  what: wants,
  who: (asked) => (asked.scene.now.questions.length > 0 && asked.bookings.length === 0 ? note(asked) : wants(asked)),
  included,
  when,
  number: phone,
  total,
  car,
  how,
  place: how,
  until,
  stock,
  note,
  answered,
  first,
  reason,
  slots,
  seen: (asked) => (asked.question ? help(asked) : deskOf(asked).seen),
  free: (asked) => deskOf(asked).free,
  undo: (asked) => deskOf(asked).undo,
  next: (asked) => (asked.question && !ofRequests.has(asked.question.name) ? help(asked) : deskOf(asked).next),
  why: help,
  meaning: both,
  who_we: ({ turn }) => turn.say.asking.whoWe,
}
