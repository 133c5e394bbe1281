import { change, done, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { beginsWithYes } from '#bot/understand/answers.ts'
import { counterActs, saysNotForThem } from '#bot/understand/said/counter-acts.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { namedPrice } from '#bot/understand/said/price-words.ts'
import { asksBack, ordersToTell, plain } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { pricedQuote } from '../../quotes/desk-words.ts'
import type { QuoteDeskDraft } from '../../quotes/draft.ts'
import { frame } from '../../steps.ts'
import { threadsFrame } from '../../threads/flow.ts'
import { type DeskDraft, desk, deskBooking } from '../draft.ts'
import { go } from '../go.ts'
import { calledIn, pointAt, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { tellOutcome } from '../tell.ts'
import { freeWords } from './perform.ts'
import { leftOver, reasonOf } from './sayings.ts'
import { stockAsked } from './stock-asked.ts'
import { whomIn } from './whom.ts'

type Asked = { words: string; message: ParsedMessage; scene: Scene; turn: Turn }
type Hears<Draft> = (draft: Draft, asked: Asked) => Promise<Outcome | undefined> | Outcome | undefined

/** The answer in words to the question of the counter that stands; undefined if the words are no answer to it. */
export async function askedLine(
  message: ParsedMessage,
  scene: Scene,
  { active }: Pick<State, 'active'>,
  turn: Turn,
): Promise<Outcome | undefined> {
  if (!active) return undefined
  const asked: Asked = { words: message.text, message, scene, turn }
  if (active.flow === 'threads' && active.step === 'sure')
    return (await notForThem(asked)) ?? otherWords(active.draft, asked)
  if (active.flow === 'quote-desk' && active.step === 'sure') return quoteSure(active.draft as QuoteDeskDraft, asked)
  if (active.flow !== 'shop-desk') return undefined
  const hears = hearing[active.step]
  return (
    hears?.(active.draft as DeskDraft, asked) ?? stockAsked(active.step, active.draft as DeskDraft, message.text, turn)
  )
}

const sentences = (words: string): string[] => words.split(/(?<=[.!?;])\s+|\n+/).filter(Boolean)

/** 'No, that was for my fitter. Tell Kim we take cards': the words that were read back go to nobody, the others to Kim. */
async function notForThem({ words, scene, turn }: Asked): Promise<Outcome | undefined> {
  const [first = '', ...others] = sentences(words)
  const isDropped = saysNotForThem(words) || (beginsWithNo.test(plain(first)) && others.length > 0)
  if (!isDropped) return undefined
  const rest = others.filter((one) => ordersToTell(one)).join(' ')
  const told = rest === '' ? undefined : await tellOutcome({ words: rest, whole: rest }, scene, turn)
  const said = text(turn.say.several.dropped)
  if (told?.to === 'aside') return done(said, ...told.say)
  if (told?.to === 'enter') return change(told.frame, said, ...told.say)
  return done(said)
}
/** 'Rather say that …' below words that were read back: these are read back in their place. A sentence is no yes. */
function otherWords(draft: unknown, { words, message, scene }: Asked): Outcome | undefined {
  const [, said] = rephrases.exec(words) ?? []
  if (said) return { to: 'step', step: 'sure', draft: { ...(draft as object), words: said.trim() }, say: [] }
  return message.yes && leftOver(words, {}, scene).length > MAX_BESIDE_NAME ? { to: 'again', say: [] } : undefined
}
const rephrases =
  /^\W?(?:no,? |nee,? |rather |liewer |instead )?(?:change (?:it|that) (?:to|into)|make (?:it|that)|(?:rather )?(?:say|send|write)(?: rather)?|sê (?:liewer|eerder)|skryf (?:liewer|eerder)|put)[\s:,](\S.{2,})$/is

const beginsWithNo = /^(?:no|nope|nee|cha|hayi|haai|nnyaa|aowa|tjhe|wait|stop|oops|sorry)\b/

const sends =
  /\b(?:send|stuur|romela|thumela|thumele|submit|go ahead|sure|right|correct|reg|korrek|siame|lokile|kulungile)\b/
const refuses = /\b(?:not|dont|don.?t|moenie|nie|no|nee|wait|wag|hold|ema|cancel|unga|musa)\b/

/** 'Yes, 1400 is right, send it' sends it; another figure is read back anew. */
async function quoteSure(draft: QuoteDeskDraft, { words, turn }: Asked): Promise<Outcome | undefined> {
  const priced = await pricedQuote(words, frame('quote-desk', 'sure', draft), turn)
  if (priced && (priced.priceCents !== draft.priceCents || priced.listingId !== draft.listingId))
    return enter(
      frame('quote-desk', 'sure', { askId: priced.askId, listingId: priced.listingId, priceCents: priced.priceCents }),
    )
  const line = plain(words)
  const { mentions, condition } = statedIn(words, { now: turn.now })
  const isAgreed =
    beginsWithYes(words) || counterActs(words, turn.now, 'sure').some(({ act }) => act === 'yes') || sends.test(line)
  if (!isAgreed || refuses.test(line) || asksBack(words) || condition || mentions.length > 0) return undefined
  return { to: 'step', step: 'send', draft, say: [] }
}

const hearing: Partial<Record<string, Hears<DeskDraft>>> = {
  toWhom: (draft, { words, scene, turn }) => {
    if (saysNotForThem(words)) return done(text(turn.say.several.dropped))
    const [first = '', ...others] = sentences(words)
    const acts = counterActs(first, turn.now).filter(({ act, sure }) => sure && act !== 'tell' && act !== 'no')
    if (acts.length > 0 || ordersToTell(first)) return undefined
    const ids = [...(draft.among ?? []), ...(draft.threads ?? [])]
    const found = oneOf(
      first,
      scene.things.filter(({ id }) => ids.includes(id)),
      turn,
    )
    if (!found || leftOver(first, found, scene).length > MAX_BESIDE_NAME) return undefined
    const more = others.map((one) => afterOrder(one)).join(' ')
    const { among: _among, threads: _threads, ...kept } = draft
    const said = [draft.words ?? '', more].filter(Boolean).join('\n')
    return go('tell', {
      ...kept,
      ...(found.kind === 'conversation' ? { threadId: found.id } : { bookingId: found.id }),
      words: said,
    })
  },
  which: (draft, { words, scene, turn }) => {
    const { among: _among, things: _things, ...kept } = draft
    const isAll = statedIn(words, { now: turn.now, called: calledIn(scene.things) }).all
    if (isAll && (draft.intent === 'confirm' || draft.intent === 'decline') && draft.among)
      return go('each', { intent: draft.intent, among: draft.among })
    if (isAll) return undefined
    const found = oneOf(
      withoutDenied(words),
      scene.things.filter(({ kind }) => kind === 'request'),
      turn,
    )
    const [act] = counterActs(words, turn.now)
    const isOther = act && ['no', 'later', 'tell', 'done', 'start', 'noshow', 'cancel'].includes(act.act)
    if (!found || isOther || offeredTimes(words, turn.now).refused.length > 0) return undefined
    return go('begin', { ...kept, bookingId: found.id })
  },
  reason: async (draft, { words, scene, turn }) => {
    const booking = await deskBooking(draft.bookingId, turn)
    const [act] = counterActs(words, turn.now)
    const { mentions, amounts } = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
    const isReason = !act || act.act === 'no'
    const isPlainly =
      mentions.length === 0 && amounts.length === 0 && offeredTimes(words, turn.now).offered.length === 0
    if (!booking || !isReason || !isPlainly || asksBack(words)) return undefined
    const { words: reason } = reasonOf(words, scene)
    return reason === undefined ? undefined : go('decline', { bookingId: booking.id, reason })
  },
  sure: async (draft, { words, scene, turn }) => {
    const booking = await deskBooking(draft.bookingId, turn)
    if (!booking || draft.verb !== 'cancel') return undefined
    const line = plain(words)
    const { offered, dates } = offeredTimes(words, turn.now)
    if (movesInstead.test(line) && (dates.length > 0 || offered.length > 0)) {
      const date = offered[0]?.date ?? dates[0]
      const time = offered[0]?.time
      if (time) return go('propose', { bookingId: booking.id, date, time })
      return go(
        'time',
        { bookingId: booking.id, ...(date && { date }) },
        ...(date ? [text(await freeWords(booking, date, turn))] : []),
      )
    }
    const [first = '', ...others] = sentences(words)
    const isYes =
      beginsWithYes(first) ||
      counterActs(first, turn.now, 'sure').some(({ act, sure }) => sure && (act === 'yes' || act === 'cancel'))
    if (!isYes || asksBack(words) || refusesToCancel.test(line)) return undefined
    const elsewhere = others.filter(
      (one) => statedIn(one, { now: turn.now, called: calledIn(scene.things) }).mentions.length > 0,
    )
    const own = [first, ...others.filter((one) => !elsewhere.includes(one))].join(' ')
    const isOfOther = elsewhere.some((one) =>
      counterActs(one, turn.now).some(({ act }) => act !== 'keep' && act !== 'later'),
    )
    if (isOfOther) return undefined
    const { words: reason } = reasonOf(own, scene)
    return go('act', { ...draft, ...(reason && { reason }) }, ...stays(elsewhere, scene, turn))
  },
  price: corrected,
  priceSure: corrected,
  hoursWhich: (draft, { words, scene, turn }) => {
    const line = plain(words)
    const [isAlways, isOnce] = [always.test(line), once.test(line)]
    if (isAlways === isOnce || !draft.hours) return undefined
    const said = stays([words], scene, turn)
    if (isOnce) return go('hoursWrite', draft, ...said)
    const [day] = draft.hours.days
    const weekday = day ? ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1 : undefined
    return weekday ? go('hoursWrite', { ...draft, hours: { ...draft.hours, weekday } }, ...said) : undefined
  },
  unlisted: (draft, { words, message, turn }) => {
    if (message.no || beginsWithNo.test(plain(words))) return done(text(turn.say.threads.notSent))
    const isYes =
      beginsWithYes(words) || counterActs(words, turn.now, 'sure').some(({ act, sure }) => sure && act === 'yes')
    if (!isYes || refuses.test(plain(words))) return undefined
    const { stock } = turn.say.counter
    const asks = words.includes('?')
    const more = sentences(words)
      .filter((one) => !one.includes('?'))
      .join(' ')
    return change(
      threadsFrame({ support: true, words: stock.addWords([draft.words ?? '', more].filter(Boolean).join('. ')) }),
      ...(asks ? [text(turn.say.several.addTime)] : []),
    )
  },
}

/** Whoever says more beside a name says something new. */
const MAX_BESIDE_NAME = 2

const movesInstead =
  /\b(?:rather|instead|move|shift|change|skuif|verskuif|liewer|eerder|in plaas|susa|tshutisa|sutisa|fetola|hambisa)\b/
const refusesToCancel = /\b(?:not|dont|don.?t|moenie|nie|wait|wag|ema|hold on|unless|instead|rather|but only)\b/
const always =
  /\b(?:every|each|all|always|weekly|permanent\w*|elke|altyd|al die|weekliks|from now on|van nou af|lengwe le lengwe|nngwe le nngwe|njalo|zonke|onke|qho|masonto onke|ka mehla|kamehla|ka metlha|rhoqo)\b/
const once =
  /\b(?:only (?:this|that|the|for|on|once|tomorrow|\w+day)|just (?:this|that|the|for|on|once|tomorrow|tmrw|today|\w+day)|this once|once|one day|this (?:one|week|\w+day)|only|net|slegs|eenmalig|een keer|hierdie|fela|kuphela|kanye|hang feela|feela)\b/

/** A sum said in words, or by how much it differs from what was agreed. */
async function corrected(draft: DeskDraft, { words, scene, turn }: Asked): Promise<Outcome | undefined> {
  const price = namedPrice(words)
  const booking = price && (await deskBooking(draft.bookingId, turn))
  if (!booking || price.of === 'each') return undefined
  const { mentions, code } = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  const isOfOther =
    code !== undefined ||
    mentions.some(({ exact }) => !exact.every((word) => plain(booking.customer.name).includes(word)))
  if (isOfOther) return undefined
  const by = price.of === 'more' ? price.cents : price.of === 'less' ? -price.cents : undefined
  const totalCents = by === undefined ? price.cents : booking.totalCents + by
  return totalCents > 0 ? go('priceSure', { ...draft, verb: 'done', totalCents }) : undefined
}

/** Says of those who are named beside it that they stay as they are. */
function stays(clauses: readonly string[], scene: Scene, { say, now }: Turn) {
  const things = clauses.flatMap((one) => {
    const { pointed, isNamed } = whomIn(one, scene, {
      able: ({ kind }) => kind !== 'conversation',
      byFact: true,
      before: [],
      now,
    })
    return isNamed && pointed.to === 'one' ? [pointed.thing] : isNamed && pointed.to === 'several' ? pointed.things : []
  })
  const names = [...new Set(things.map(({ name }) => name))]
  return names.length > 0 ? [text(say.several.stays({ count: names.length, who: names.join(', ') }))] : []
}

export const staysIn = (words: string, scene: Scene, turn: Turn) =>
  stays(words.split(/(?<=[.!?;])\s+|\n+/), scene, turn)

/** The only one of these that the words mean, by name, day, hour, tyre or place in the list, and nothing else. */
function oneOf(words: string, things: readonly Thing[], { now }: Turn): Thing | undefined {
  const stated = statedIn(words, { now, called: calledIn(things) })
  const pointed = pointAt(stated, things, { able: () => true })
  if (pointed.to === 'one') return pointed.thing
  if (pointed.to !== 'several') return undefined
  const { order } = stated
  if (order !== undefined && stated.mentions.length === 0) return order === -1 ? things.at(-1) : things[order - 1]
  const scene = { things: [...things] } as Scene
  const again = whomIn(words, scene, { able: () => true, byFact: true, before: [], now }).pointed
  if (again.to === 'one') return again.thing
  const said = leftOver(words, {}, { things })
  const fitting = pointed.things.filter(
    ({ facts }) =>
      facts && said.some((word) => facts.words.has(word.replace(/^(?:di|ama|ii?|e)-/, '').replace(/s$/, ''))),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** 'Not the Friday one, the Thursday one' means Thursday. */
const withoutDenied = (words: string): string => {
  const parts = words.split(/,\s*|\bbut\b|\bmaar\b|\bmara\b/i)
  const left = parts.filter((part) => !denies.test(plain(part)))
  return left.length > 0 ? left.join(', ') : words
}
const denies = /\b(?:not (?:the|that|him|her)|nie (?:die|daardie)|e seng|hayi le|hhayi|isn.?t)\b/

/** 'And ask him about the nuts' is 'about the nuts' to him. */
const afterOrder = (words: string): string =>
  words.replace(/^\s*(?:and |en |also |ook )*(?:ask|tell|vra|se vir|sê vir) (?:\p{L}+ )?/iu, '').trim()

/** 'The shop's', under the question whose bookings are meant. */
export function ownOrShop(words: string, { options }: Pick<State, 'options'>, turn: Turn): Outcome | undefined {
  const ids = options.map(({ id }) => id)
  if (turn.screen[0]?.kind !== 'reply' || !ids.includes('home:today') || !ids.includes('menu:mine')) return undefined
  const line = plain(words)
  const [isShop, isOwn] = [ofShop.test(line), ofOwn.test(line)]
  if (isShop === isOwn) return undefined
  const [date] = offeredTimes(words, turn.now).dates
  return isShop ? enter(desk('today', date ? { date } : {})) : enter(frame('my-bookings', 'begin', {}))
}
const ofShop =
  /\b(?:shops?|shop's|winkel\w*|store|business|besigheid|workshop|work|customers?|klante|theirs|isitolo|esitolo|ivenkile|evenkileni|lebenkele|lebenkeleng|shopo)\b/
const ofOwn = /\b(?:my own|my|mine|own|eie|myne|for me|vir my|yam|zami|eyami|eyam|ya ka|tsa ka|tsa me)\b/

/** What waits, asked for in words that name a time of their own. */
export const asksWhatWaits = (words: string): Outcome | undefined =>
  whatWaits.test(plain(words)) ? enter(desk('today', {})) : undefined
const whatWaits =
  /\b(?:what(?: is|'s|s)? (?:still |all )?(?:waiting|waits|open|pending|outstanding)|who(?: is|'s|s)? (?:still |all )?waiting|what must i (?:still )?answer|show me (?:everything|all|what waits)|wat wag(?: nog| alles)?|wie wag|wys my alles|yini elindile|ubani olindile|ke eng (?:se|tse) (?:emetse|letileng|eme))\b/
