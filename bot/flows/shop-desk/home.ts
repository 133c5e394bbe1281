import { aside, doneWithAll, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { shopDay } from '#core/bookings/shop-bookings.ts'
import type { ShopRescue } from '#core/contracts/deal/rescue.ts'
import { stockSummary } from '#core/inventory/own-stock.ts'
import type { ListRow, OutboundContent } from '#core/messaging/content.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { shopNames } from '#core/shops/shop-names.ts'
import { callsOf } from '../emergency/call-answer.ts'
import { atDesk, desk } from './draft.ts'
import { type DeskNow, deskNow } from './scene.ts'

/** What a person of a shop begins with: today, what waits, the stock, and how to look for tyres. */
export async function home(turn: Turn): Promise<OutboundContent> {
  const { ctx, actor, say, now } = turn
  const words = say.frontDesk.home
  const date = localDate(now, JOHANNESBURG)
  const today = await shopDay(ctx, actor, date)
  const next = today.find(({ appointmentStart }) => appointmentStart && new Date(appointmentStart) > now)
  const { waiting, questions } = await deskNow(turn)
  const { listed, soldOut } = await stockSummary(ctx, actor)
  const names = await shopNames(ctx, actor)
  const body = [
    `*${names.join(', ')}*`,
    words.today(date, today.length, next && say.work.row(atDesk(next, turn))),
    words.waiting(waiting.length, questions.length),
    words.stock(listed, soldOut),
    words.own,
  ]
  return buttons(
    body.join('\n'),
    { id: 'home:today', title: words.buttonToday },
    { id: 'home:requests', title: words.buttonRequests(waiting.length) },
    { id: 'home:messages', title: words.buttonMessages(questions.length) },
  )
}

export const homeOutcome = async (turn: Turn): Promise<Outcome> => doneWithAll(await home(turn))

/** The buttons of the home; each means the same whenever it is tapped. */
export async function homeButton(what: string, turn: Turn): Promise<Outcome | undefined> {
  switch (what) {
    case 'today':
      return enter(desk('today', {}))
    case 'requests':
      return enter(desk('begin', {}))
    case 'messages':
      return aside(messages(await deskNow(turn), turn))
  }
  return undefined
}

const MAX_ROWS = 10

/** The customers' messages that wait, each with its answer. */
function messages({ questions }: DeskNow, turn: Turn): OutboundContent {
  const { say } = turn
  const [only] = questions
  if (!only) return text(say.frontDesk.noMessages)
  if (questions.length === 1)
    return buttons(say.frontDesk.wrote(only.customer, only.words), {
      id: `thread:answer:${only.id}`,
      title: say.frontDesk.answer,
    })
  const shown = questions.slice(0, MAX_ROWS)
  const lines = shown.map(({ customer, words }) => say.frontDesk.messageLine(customer, cutWords(words)))
  return list(
    [say.frontDesk.messagesWait(questions.length), ...lines].join('\n\n'),
    say.frontDesk.messages,
    rowsOf(shown, turn),
  )
}

const MAX_SHOWN = 80
const cutWords = (words: string): string => (words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)}…` : words)

const rowsOf = (questions: DeskNow['questions'], { say }: Turn): ListRow[] =>
  questions.map(({ id, customer, words }) => ({
    id: `thread:answer:${id}`,
    title: say.frontDesk.answerRow(customer),
    description: words,
  }))

export const callLine = ({ name, place, distanceKm, state, minutes }: ShopRescue, { say }: Turn): string =>
  say.rescue.asked(name, place, distanceKm, state, minutes)

/** Drivers beside the road, who come before everybody else. */
export const callRows = (calls: readonly ShopRescue[], { say }: Turn): ListRow[] =>
  calls.map(({ askId, name, place }) => ({
    id: `rescue:card:${askId}`,
    title: name || say.rescue.aDriver,
    description: say.several.rescueRow({ name, place }),
  }))

/** The lines and rows that the list of a day adds for what waits. */
export async function waitingPart(turn: Turn): Promise<{ lines: string[]; rows: ListRow[] }> {
  const { say } = turn
  const { waiting, questions } = await deskNow(turn)
  const requests = waiting.map((booking) => atDesk(booking, turn))
  const calls = await callsOf(turn)
  return {
    lines: [
      ...(calls.length > 0
        ? [[say.rescue.asksForHelp(calls.length), ...calls.map((one) => callLine(one, turn))].join('\n')]
        : []),
      ...(requests.length > 0
        ? [[say.frontDesk.requestsWait(requests.length), ...requests.map((one) => say.work.asks(one))].join('\n')]
        : []),
      ...(questions.length > 0
        ? [
            [
              say.frontDesk.messagesWait(questions.length),
              ...questions.map((one) => say.frontDesk.messageLine(one.customer, cutWords(one.words))),
            ].join('\n'),
          ]
        : []),
    ],
    rows: [
      ...callRows(calls, turn),
      ...requests.map((one) => ({
        id: `work:open:${one.id}`,
        title: one.customer.name,
        description: say.booking.work(one),
      })),
      ...rowsOf(questions, turn),
    ],
  }
}
