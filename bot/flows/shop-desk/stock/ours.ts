import { change, done, enter, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { Frame, State } from '#bot/engine/state.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { namesOnly, wordsBeside } from '#bot/understand/said/front-desk/beside.ts'
import { toldOfOurs, whoseSaid } from '#bot/understand/said/front-desk/ours/of-ours.ts'
import { ordersToTell, tyresLeft } from '#bot/understand/shop-words.ts'
import { isPlain, statedIn } from '#bot/understand/stated/stated.ts'
import { stockIn } from '#bot/understand/stock-words.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { type DeskDraft, desk, deskBooking } from '../draft.ts'
import { lineOfOne } from '../line/one.ts'
import { calledIn } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { slotsOf, stockIfMeant } from './stock.ts'
import { changes } from './stock-sure.ts'

/** Questions under which words may be the first that are said of something else. */
const open: ReadonlySet<string> = new Set(['which', 'answer'])

/**
 * 'Falken is 999 now' while requests wait: what changes of the stock is read back; what may be an offer or an answer as
 * well is asked about. Undefined for words that name somebody, and below a customer's own question.
 */
export async function ofOurs(
  message: ParsedMessage,
  scene: Scene,
  state: State,
  turn: Turn,
): Promise<Outcome | undefined> {
  const { text: words } = message
  const { now, shown, things } = scene
  const isOpen = turn.running === undefined || (turn.running === 'shop-desk' && open.has(turn.runningStep ?? ''))
  if (!isOpen || now.waiting.length === 0 || (shown && !shown.answered) || asksSomething(words)) return undefined
  const { mentions, code } = statedIn(words, { now: turn.now, called: calledIn(things) })
  if (code !== undefined || mentions.some(({ doubtful }) => !doubtful)) return undefined
  const told = toldOfOurs(words, turn.now)
  const own = told && (await stockIfMeant(words, slotsOf(words, turn), turn))
  if (!told || (!own && isTheirCount(words, now.waiting))) return undefined
  if (told.sure) return own
  const otherwise = own?.to === 'enter' ? own.frame : ofTheirs(words, now.waiting)
  if (!otherwise) return undefined
  const meant = await lineOfOne(message, scene, state, turn)
  const [only, ...more] = now.waiting
  const theirs = meant?.to === 'enter' ? meant.frame : only && more.length === 0 ? unclear(words, only) : undefined
  return enter(
    desk('ours', {
      words,
      otherwise,
      theirs: theirs ?? desk('which', { words }),
      reason: told.of,
      ...(only && more.length === 0 && { bookingId: only.id }),
    }),
  )
}

const unclear = (words: string, { id }: BookingView): Frame => desk('unfit', { bookingId: id, words })

/** So many as the only request is for, or fewer, of no tyre that is named are an answer to it. */
function isTheirCount(words: string, [only, ...more]: readonly BookingView[]): boolean {
  const count = tyresLeft(words) ?? stockIn(words).quantity
  const wanted = only?.quantity
  return count !== undefined && !!wanted && more.length === 0 && count <= wanted
}

/** Words that name no tyre are of the one that is asked for. */
function ofTheirs(words: string, [only, ...more]: readonly BookingView[]): Frame | undefined {
  const change = stockIn(words)
  return only?.listingId && more.length === 0 && changes(change)
    ? desk('stock', { stock: change, listings: [only.listingId] })
    : undefined
}

/** Is it for the customer who waits, or for the shop's own list? */
export const ours: Question<DeskDraft> = {
  onlyNow: true,
  ask: async ({ words = '', bookingId, reason }, turn) => {
    const { ask, customer, one, ourPrices, ourStock } = turn.say.frontDesk.ours
    const who = (await deskBooking(bookingId, turn))?.customer.name
    const isPrice = reason === 'price'
    return {
      say: [
        buttons(
          ask({ words, isPrice, isOne: who !== undefined, who: who ?? '' }),
          { id: 'ours:theirs', title: who === undefined ? customer : one(who) },
          { id: 'ours:list', title: isPrice ? ourPrices : ourStock },
        ),
      ],
    }
  },
  answer: ({ choice, yes, no, text: words }, { otherwise, theirs }, { say, now }) => {
    const frame = choice === 'ours:list' ? otherwise : choice === 'ours:theirs' ? theirs : undefined
    if (frame) return change(frame)
    if (choice !== undefined || !isPlain(words, now)) return notUnderstood
    // A yes says neither.
    return no ? done(text(say.several.nothing)) : yes ? { to: 'again', say: [] } : notUnderstood
  },
}

/** 'Our list', 'for Sam', under that question. */
export function whoseInWords({ otherwise, theirs }: DeskDraft, words: string, { things }: Scene): Outcome | undefined {
  const called = calledIn(things)
  if (asksSomething(words) || ordersToTell(words) || wordsBeside(words, called).length > MAX_WORDS) return undefined
  const whose = namesOnly(words, called, true) ? 'theirs' : whoseSaid(words)
  const frame = whose === 'ours' ? otherwise : whose === 'theirs' ? theirs : undefined
  return frame && change(frame)
}
const MAX_WORDS = 3
