import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Frame } from '#bot/engine/state.ts'
import type { FlowName, StepOf } from '#bot/flows/steps.ts'
import type { Asked } from '#bot/understand/asked.ts'
import { tellsThat } from '#bot/understand/said/agreed/tells-that.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { ActName } from './acts.ts'

type HelpKey = keyof Texts['questionHelp']['why']

/** What a question says of itself, so that every act means something under it. */
export type Declared = {
  /** As understanding names it. */
  name: Asked
  /** What explains it, and what helps somebody who does not know. */
  help: HelpKey
  /** It in one line, where the name that understanding has for it says too little. */
  inShort?: keyof Texts['common']['openQuestion']
  /** 'Yes' answers it. */
  yesOrNo?: true
  /** That 'yes' only begins something, which takes whatever else is said with it. */
  yesBegins?: true
  /** That 'yes' has somebody read what stands there, so that 'tell them' is one; with an act, only behind a yes. */
  tells?: 'words' | 'act'
  /** 'No' tells somebody else, so only a certain one is taken. */
  noReaches?: true
  /** Acts that answer nothing here, and are about nothing else that waits. */
  idle?: readonly ActName[]
  /** 'Thanks' ends it. */
  thanksEnds?: true
  /** What 'any of them' chooses: the first choice on the screen, or this one. Without it, somebody who does not mind is helped. */
  any?: 'first' | (string & {})
}

const asks = (name: Asked, help: HelpKey, more: Omit<Declared, 'name' | 'help'> = {}): Declared => ({
  name,
  help,
  ...more,
})

/** Every question of the flows. A step that does not stand here asks nothing of its own. */
const declared: { [Name in FlowName]?: Partial<Record<StepOf[Name], Declared>> } = {
  search: {
    size: asks('size', 'size'),
    model: asks('vehicle', 'model'),
    year: asks('vehicle', 'year'),
    option: asks('size', 'option'),
    place: asks('place', 'place', { any: 'search:anywhere' }),
    results: asks('results', 'results', { any: 'first' }),
    compare: asks('results', 'results', { any: 'first' }),
    otherRim: asks('size', 'rim'),
    offer: asks('offer', 'offer', { yesOrNo: true, yesBegins: true }),
  },
  booking: {
    service: asks('service', 'service'),
    quantity: asks('quantity', 'quantity'),
    axle: asks('quantity', 'axle'),
    how: asks('how', 'how', { any: 'how:wait' }),
    address: asks('address', 'address'),
    day: asks('day', 'day', { any: 'first' }),
    time: asks('time', 'time', { any: 'first' }),
    name: asks('name', 'name'),
    comes: asks('name', 'comes'),
    notes: asks('notes', 'notes', { any: 'notes:none', idle: ['pick'] }),
    noteSure: asks('message_sure', 'note_sure', { yesOrNo: true, tells: 'words', inShort: 'note_sure' }),
    summary: asks('summary', 'summary', { yesOrNo: true }),
    change: asks('change', 'change', { yesOrNo: true, yesBegins: true }),
    number: asks('none', 'number'),
  },
  shops: {
    place: asks('place', 'place'),
    list: asks('shops', 'shops', { any: 'first' }),
    details: asks('shop', 'shop'),
    offered: asks('shop', 'shop'),
  },
  'my-bookings': {
    list: asks('bookings', 'bookings'),
    one: asks('booking', 'booking'),
    sure: asks('cancel_sure', 'cancel_sure', { yesOrNo: true }),
    moveDay: asks('move', 'move', { any: 'first' }),
    moveTime: asks('move', 'move'),
    moveSure: asks('proposal', 'move', { yesOrNo: true }),
    besideSure: asks('sure', 'beside', { yesOrNo: true, tells: 'words' }),
    change: asks('change', 'change_booking'),
    changePrice: asks('price', 'their_price'),
    changeSure: asks('sure', 'change_sure', { yesOrNo: true }),
  },
  quotes: {
    sure: asks('sure', 'quotes', { yesOrNo: true }),
    addSure: asks('sure', 'quotes_more', { yesOrNo: true, tells: 'words' }),
  },
  'shop-picture': {
    send: asks('none', 'picture'),
    which: asks('none', 'picture'),
    sure: asks('sure', 'picture', { yesOrNo: true }),
  },
  'quote-desk': {
    which: asks('requests', 'requests'),
    price: asks('price', 'price'),
    sure: asks('sure', 'sure', { yesOrNo: true, tells: 'act' }),
  },
  alerts: {
    car: asks('vehicle', 'model'),
    size: asks('size', 'size'),
    price: asks('alert_price', 'alert_price'),
    place: asks('place', 'place'),
    list: asks('alerts', 'alerts'),
    sure: asks('sure', 'alert_sure', { yesOrNo: true }),
    one: asks('alerts', 'alerts'),
    removeSure: asks('alerts', 'alerts', { yesOrNo: true }),
  },
  threads: {
    which: asks('to_whom', 'to_whom'),
    words: asks('message_words', 'message_words'),
    sure: asks('message_sure', 'message_sure', { yesOrNo: true, tells: 'words' }),
  },
  review: { stars: asks('review', 'review'), comment: asks('review', 'review') },
  emergency: {
    where: asks('where_stuck', 'where_stuck'),
    waiting: asks('where_stuck', 'where_stuck', { thanksEnds: true }),
  },
  data: { wanted: asks('sign_in_sure', 'data', { yesOrNo: true }) },
  'sign-in': {
    wanted: asks('sign_in_sure', 'sign_in_sure', { yesOrNo: true }),
    sure: asks('sign_in_sure', 'sign_in_sure', { yesOrNo: true }),
  },
  'shop-desk': {
    which: asks('requests', 'requests'),
    each: asks('sure', 'sure', { yesOrNo: true, tells: 'act' }),
    several: asks('sure', 'sure', { yesOrNo: true, tells: 'act' }),
    answer: asks('request', 'request', { yesOrNo: true, noReaches: true }),
    time: asks('new_time', 'new_time', { idle: ['agree', 'refuse'] }),
    sure: asks('sure', 'sure', { yesOrNo: true, tells: 'act' }),
    really: asks('sure', 'sure', { yesOrNo: true }),
    unfit: asks('request', 'request', { yesOrNo: true, noReaches: true }),
    stockSure: asks('sure', 'sure', { yesOrNo: true }),
    price: asks('price', 'price'),
    priceSure: asks('sure', 'price', { yesOrNo: true }),
    reason: asks('reason', 'reason', { idle: ['agree'] }),
    stockWhich: asks('stock', 'stock'),
    stockJob: asks('which_way', 'stock_job'),
    unlisted: asks('which_way', 'unlisted'),
    ours: asks('which_way', 'ours'),
    invite: asks('none', 'invite'),
    inviteSure: asks('sure', 'invite', { yesOrNo: true, tells: 'act' }),
    hoursShop: asks('which_way', 'hours_shop'),
    hoursWhich: asks('which_way', 'hours_which'),
    hoursEach: asks('sure', 'sure', { yesOrNo: true }),
    call: asks('sure', 'sure', { yesOrNo: true, tells: 'words' }),
    toWhom: asks('to_whom', 'to_whom'),
    meant: asks('to_whom', 'to_whom'),
  },
}

/** What the open question declares; undefined if the step asks nothing of its own. */
export const declaredOf = (active: Frame): Declared | undefined => {
  const ofFlow: Record<string, Partial<Record<string, Declared>> | undefined> = declared
  return ofFlow[active.flow]?.[active.step]
}

/** Each declared question as flow and step. */
export const allQuestions: readonly { flow: string; step: string; declared: Declared }[] = Object.entries(
  declared,
).flatMap(([flow, steps]) =>
  Object.entries<Declared | undefined>(steps).flatMap(([step, one]) => (one ? [{ flow, step, declared: one }] : [])),
)

/** Whether 'yes' answers the open question. */
export const asksYesOrNo = (active: Frame): boolean => declaredOf(active)?.yesOrNo ?? false

/** 'Yes, tell her' under a question whose yes tells somebody what stands there. */
export function isYesInWords({ kind, choice, text }: ParsedMessage, active: Frame | null): boolean {
  const tells = active && declaredOf(active)?.tells
  return !!tells && kind === 'text' && choice === undefined && tellsThat(text, tells === 'act')
}

/** Whether 'yes' to the open question does something, and begins no more than a task. */
export function yesIsFinal(active: Frame): boolean {
  const question = declaredOf(active)
  return question?.yesOrNo === true && question.yesBegins !== true
}

/** What helps somebody who cannot answer the open question. */
export function helpWith(active: Frame, say: Texts): string | undefined {
  const help = declaredOf(active)?.help
  const words = help && say.questionHelp.unsure[help]
  const least = help === 'results' ? leastOfList(active, say) : undefined
  return least ? `${least}\n${words}` : words
}

/** Which of the rows that stand there costs least, or which of them cost the same. */
function leastOfList({ draft }: Frame, { questions: { offer } }: Texts): string | undefined {
  const { shown = [] } = draft as { shown?: readonly { brand: string; shop: string; totalCents: number }[] }
  const cents = Math.min(...shown.map(({ totalCents }) => totalCents))
  const numbers = shown.flatMap(({ totalCents }, at) => (totalCents === cents ? [at + 1] : []))
  const [least, ...equal] = shown.filter(({ totalCents }) => totalCents === cents)
  if (!least || shown.length === 1) return undefined
  return equal.length > 0
    ? offer.cheapestEqual(numbers, cents)
    : offer.cheapest(numbers[0] ?? 1, least.brand, least.shop, cents)
}

/** The open question in one line; undefined if the step asks nothing of its own. */
export function openQuestion(active: Frame, { common }: Texts): string | undefined {
  const question = declaredOf(active)
  const openQuestion: Partial<Record<string, string>> = common.openQuestion
  const line = question && openQuestion[question.inShort ?? question.name]
  const { words } = active.draft as { words?: string }
  // Nobody can say for whom words are that are not shown.
  return line && words && question.name === 'to_whom' ? `${line}\n“${words}”` : line
}
