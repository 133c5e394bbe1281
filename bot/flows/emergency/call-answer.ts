import { type Action, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { figuresIn } from '#bot/understand/said/figures.ts'
import { wayIn } from '#bot/understand/said/roadside/on-the-way.ts'
import { callsBy } from '#bot/understand/said/roadside/verbs.ts'
import { isPlain } from '#bot/understand/stated/stated.ts'
import type { ShopRescue } from '#core/contracts/deal/rescue.ts'
import { Refusal } from '#core/errors.ts'
import type { Button, OutboundContent } from '#core/messaging/content.ts'
import { shopRescues } from '#core/rescue/rescue-view.ts'
import { formatRand } from '#core/rules/format.ts'
import { atOwnPrice, hasOtherWork, type OwnPrice } from '#core/rules/shops/own-price.ts'
import { MINUTES_OFFERED } from '#core/rules/shops/rescue.ts'
import type { CallAnswer, DeskDraft } from '../shop-desk/draft.ts'
import { goWithin } from '../steps.ts'
import { answeredCall } from './rescue-buttons.ts'
import { rescueRefusal } from './tell-them.ts'

const go = goWithin<'shop-desk'>()
const MAX_ROWS = 10
const MAX_SUMS = 3

/** The calls that the person's shops can still answer, the newest first. */
export const callsOf = async ({ ctx, actor }: Pick<Turn, 'ctx' | 'actor'>): Promise<ShopRescue[]> =>
  (await Promise.all(actor.shops.map(({ shopId }) => shopRescues(ctx, actor, shopId)))).flat()

/** What is missing of an answer to a driver beside the road, or all of it read back before the driver reads it. */
export const call: Question<DeskDraft> = {
  takes: ({ choice }) => choice?.startsWith('call:') ?? false,
  ask: async (draft, turn) => {
    const { call: answer = {} } = draft
    const calls = await callsOf(turn)
    const ask = calls.find(({ askId }) => askId === answer.askId)
    if (ask) return { say: [asked(answer, ask, turn)] }
    const among = calls.filter(({ askId }) => answer.among?.includes(askId))
    const rows = among.map(({ askId, name, place }) => ({ id: askId, name, place }))
    return { draft: { ...draft, call: { ...answer, names: rows } }, say: [whom(answer, among, turn)] }
  },
  answer: ({ choice, yes, no, text: words }, { call: answer = {}, ...draft }, { say, now }) => {
    const said = choice ? tapped(choice, answer) : undefined
    const isPlainly = choice === undefined && isPlain(words, now)
    if (choice === 'call:no' || (no && isPlainly)) return done(text(say.rescue.saidNothing))
    if (said) return go('callAnswered', { ...draft, call: said })
    if (choice) return notUnderstood
    // Whoever is on the way says the yes to being there.
    if (((yes && isPlainly) || (wayIn(words)?.is === 'coming' && !answer.cannot)) && isWhole(answer))
      return go('callAnswered', { ...draft, call: answer })
    const named = (answer.names ?? []).filter(({ name, place }) => callsBy(words, [name, place]))
    const [only, second] = named
    return only && !second && !answer.askId
      ? go('callAnswered', { ...draft, call: { ...answer, askId: only.id, unread: true } })
      : notUnderstood
  },
}

/** Sends the answer, or asks for what is missing. What was not shown with its words is read back first. */
export const callAnswered: Action<DeskDraft> = {
  act: async ({ call: answer = {} }, turn) => {
    const { askId, minutes, cents, of, words, unread, ...rest } = answer
    const kept = { ...rest, ...{ askId, minutes, cents, of, words } }
    if (!askId || !isWhole(answer) || (unread && words)) return go('call', { call: kept })
    const price = cents !== undefined && of ? { cents, of } : undefined
    return answered(askId, { minutes: answer.cannot ? null : (minutes ?? null), price, words }, turn)
  },
}

type Whole = { minutes: number | null; price: OwnPrice | undefined; words: string | undefined }

async function answered(askId: string, { minutes, price, words }: Whole, turn: Turn): Promise<Outcome> {
  try {
    return done(await answeredCall(askId, { minutes, ...(price && { price }), words }, turn))
  } catch (error) {
    if (error instanceof Refusal) return done(text(rescueRefusal(error, turn.say)))
    throw error
  }
}

/** Of several sums those that are typed: '670', 'R670 in all, in 60 min'. */
export const sumsMeant = (words: string, { sums = [] }: CallAnswer): number[] => {
  const figures = new Set(figuresIn(words).map((rand) => Math.round(rand * 100)))
  return [...new Set(sums)].filter((cents) => figures.has(cents))
}

/** Nothing is open: minutes, and what a price of its own is for. */
export const isWhole = ({ minutes, cents, of, sums, cannot }: CallAnswer): boolean =>
  cannot === true || (minutes !== undefined && !sums && (cents === undefined || of !== undefined))

/** 'call:m30', 'call:t85000', 'call:c50000', 'call:to:<ask>', 'call:send'. */
function tapped(choice: string, answer: CallAnswer): CallAnswer | undefined {
  const [, what, figure = ''] = /^call:(m|t|c|to:|send|bare|cannot)(.*)$/.exec(choice) ?? []
  const { sums: _sums, words, ...rest } = answer
  switch (what) {
    case 'm':
      return { ...answer, minutes: Number(figure) }
    case 't':
    case 'c':
      return { ...rest, words, cents: Number(figure), of: what === 't' ? 'total' : 'call_out' }
    case 'to:':
      return { ...answer, askId: figure, unread: true }
    case 'send':
      return answer
    case 'bare':
      return rest
    case 'cannot':
      return { ...rest, cannot: true }
  }
  return undefined
}

function asked(answer: CallAnswer, ask: ShopRescue, turn: Turn): OutboundContent {
  const { rescue: say } = turn.say
  const { minutes, cents, of, sums, words } = answer
  const theyRead = words ? [say.theyRead(words)] : []
  const question = (line: string, ...choices: Button[]) => buttons([line, ...theyRead].join('\n'), ...choices)
  if (sums) return question(say.whichSum, ...sums.slice(0, MAX_SUMS).map((one) => inAll(one, turn)))
  const sum = formatRand(cents ?? 0)
  if (minutes === undefined) {
    const choices = MINUTES_OFFERED.map((one) => ({ id: `call:m${one}`, title: say.minutes(one) }))
    const line = cents === undefined ? say.minutesWith : say.minutesToo(sum)
    return question(line, ...choices, { id: 'call:cannot', title: say.cannot })
  }
  if (cents !== undefined && !of)
    return question(
      say.ownFor({ price: sum, minutes }),
      inAll(cents, turn),
      ...(hasOtherWork(ask.lines) ? [{ id: `call:c${cents}`, title: say.forComing(sum) }] : []),
    )
  const lines = cents !== undefined && of ? atOwnPrice(ask.lines, { cents, of }) : ask.lines
  return buttons(
    [say.shallISay(ask.name, ask.place), say.about(minutes, lines), ...(words ? [`“${words}”`] : [])].join('\n'),
    { id: 'call:send', title: say.sayThis },
    ...(words ? [{ id: 'call:bare', title: say.sayBare }] : []),
    { id: 'call:no', title: say.sayNothing },
  )
}

const inAll = (cents: number, { say: { rescue: say } }: Turn): Button => ({
  id: `call:t${cents}`,
  title: say.inAll(formatRand(cents)),
})

const whom = ({ words }: CallAnswer, among: readonly ShopRescue[], { say }: Turn): OutboundContent =>
  list(
    [say.several.rescueWhom, ...(words ? [`“${words}”`] : [])].join('\n'),
    say.several.drivers,
    among.slice(0, MAX_ROWS).map(({ askId, name, place }) => ({
      id: `call:to:${askId}`,
      title: name || say.rescue.aDriver,
      description: say.several.rescueRow({ name, place }),
    })),
  )
