import { type Flow, go, type Outcome } from '#bot/engine/flow.ts'
import { type Frame, frameAt } from '#bot/engine/state.ts'
import type { OutboundContent } from '#core/messaging/content.ts'

/** The steps of each flow. A step that is named anywhere and does not stand here does not compile. */
export type StepOf = {
  alerts:
    | 'begin'
    | 'car'
    | 'size'
    | 'price'
    | 'place'
    | 'sure'
    | 'save'
    | 'list'
    | 'which'
    | 'one'
    | 'change'
    | 'on'
    | 'remove'
    | 'removeSure'
    | 'pause'
  booking:
    | 'begin'
    | 'service'
    | 'next'
    | 'how'
    | 'address'
    | 'day'
    | 'time'
    | 'name'
    | 'comes'
    | 'notes'
    | 'noteSure'
    | 'quantity'
    | 'axle'
    | 'summary'
    | 'change'
    | 'number'
    | 'request'
  data: 'wanted' | 'held'
  emergency: 'begin' | 'where' | 'help' | 'ask' | 'waiting'
  'my-bookings':
    | 'begin'
    | 'list'
    | 'one'
    | 'sure'
    | 'cancel'
    | 'move'
    | 'moveDay'
    | 'moveTime'
    | 'moveSure'
    | 'beside'
    | 'besideSure'
    | 'besideAsked'
    | 'change'
    | 'changeCount'
    | 'onceMore'
    | 'changePrice'
    | 'changeSure'
    | 'changeAsk'
    | 'unask'
  quotes: 'sure' | 'send' | 'addSure' | 'add'
  'quote-desk': 'which' | 'chosen' | 'price' | 'sure' | 'send'
  review: 'stars' | 'comment' | 'write'
  search:
    | 'begin'
    | 'again'
    | 'size'
    | 'vehicle'
    | 'model'
    | 'year'
    | 'option'
    | 'where'
    | 'atShop'
    | 'askShops'
    | 'place'
    | 'results'
    | 'compare'
    | 'rim'
    | 'otherRim'
    | 'offer'
  'shop-desk':
    | 'begin'
    | 'which'
    | 'each'
    | 'eachDone'
    | 'several'
    | 'severalDone'
    | 'answer'
    | 'time'
    | 'confirm'
    | 'decline'
    | 'propose'
    | 'offer'
    | 'withdraw'
    | 'reason'
    | 'today'
    | 'days'
    | 'work'
    | 'act'
    | 'sure'
    | 'price'
    | 'priceSure'
    | 'meant'
    | 'really'
    | 'unfit'
    | 'toWhom'
    | 'tell'
    | 'stockWhich'
    | 'stockNext'
    | 'stockSure'
    | 'keepFirst'
    | 'stockJob'
    | 'stockOfJob'
    | 'stock'
    | 'unlisted'
    | 'ours'
    | 'hoursShop'
    | 'hours'
    | 'hoursWhich'
    | 'hoursWrite'
    | 'hoursEach'
    | 'hoursEachDone'
    | 'call'
    | 'callAnswered'
  'shop-picture': 'send' | 'which' | 'sure' | 'keep'
  shops: 'begin' | 'place' | 'list' | 'details' | 'offered'
  'sign-in': 'link' | 'out' | 'wanted' | 'sure' | 'yes' | 'no'
  threads: 'begin' | 'which' | 'words' | 'sure' | 'send'
}
export type FlowName = keyof StepOf

/** What each flow keeps between messages: each flow adds its own where it declares it, so that no ring of types arises. */
// biome-ignore lint/suspicious/noEmptyInterface: the flows add to it
export interface DraftOf {}

type Drafted = FlowName & keyof DraftOf

/** A flow at one of its steps, to begin or to go to. Another flow's step or draft does not compile. */
export const frame = <Name extends Drafted>(flow: Name, step: StepOf[Name], draft: DraftOf[Name]): Frame =>
  frameAt(flow, step, draft)

/** A flow with every step that stands above for it, and its own draft. The engine need not know its shape. */
export const defineFlow = <Name extends Drafted>(_name: Name, flow: Flow<DraftOf[Name], StepOf[Name]>): Flow<unknown> =>
  flow as unknown as Flow<unknown>

/** `go` for the steps of one flow. */
export const goWithin =
  <Name extends Drafted>() =>
  (step: StepOf[Name], draft: DraftOf[Name], ...say: OutboundContent[]): Outcome =>
    go(step, draft, ...say)
