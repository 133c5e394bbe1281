import { change, done, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { namesOnly } from '#bot/understand/said/front-desk/beside.ts'
import { beginsWithNo, saysNotFor, wordsInstead } from '#bot/understand/said/front-desk/read-back.ts'
import { sentencesOf } from '#bot/understand/said/front-desk/sentences.ts'
import { saysNotForThem } from '#bot/understand/said/front-desk-acts.ts'
import { asWritten, isReported, toReader } from '#bot/understand/said/told/to-reader.ts'
import { sendsAsItIs, wordsChanged } from '#bot/understand/said/words-changed.ts'
import { ordersToTell } from '#bot/understand/shop-words.ts'
import { isPlain, statedIn } from '#bot/understand/stated/stated.ts'
import type { Intent } from '#bot/understand/types.ts'
import { threadOfCustomer } from '#core/threads/write-to-customer.ts'
import { frame } from '../../steps.ts'
import type { ThreadsDraft } from '../../threads/draft.ts'
import { peopleOf } from '../at-hand.ts'
import { type DeskDraft, desk } from '../draft.ts'
import { calledIn, isBareAnswer, pointAt, type Thing } from '../pointing.ts'
import { go } from '../price.ts'
import type { Scene } from '../scene.ts'
import { shopWords } from '../shop-words.ts'
import { tellOutcome } from '../tell.ts'
import { leftOver, tellPlan } from './sayings.ts'
import { byInitial } from './whom.ts'

export type Asked = { words: string; message: ParsedMessage; scene: Scene; turn: Turn }

/** What is said below words that were read back before they go to a customer. */
export async function besideWords(draft: ThreadsDraft, asked: Asked): Promise<Outcome | undefined> {
  return (
    (await toAnother(draft, asked)) ??
    forAnother(draft, asked) ??
    (await notForThem(asked)) ??
    otherWords(draft, asked) ??
    (draft.media || draft.support || draft.shopId ? undefined : await somethingElse(draft, asked))
  )
}

/** 'Nkosi', 'send it to Pieter N', below words that were read back for somebody else: they are for that one, or it is asked. */
async function toAnother(draft: ThreadsDraft, { words, scene, turn }: Asked): Promise<Outcome | undefined> {
  const { things } = scene
  const called = calledIn(things)
  if (draft.support || draft.shopId || !draft.words || !namesOnly(words, called, true)) return undefined
  const stated = { ...statedIn(words, { now: turn.now, called }), all: false }
  const pointed = byInitial(pointAt(stated, things, { able: () => true, byFact: false }), words)
  const people = await peopleOf(
    pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : [],
    turn,
  )
  const [only, ...more] = people
  if (!only) return undefined
  const ofKind = (isThread: boolean) =>
    people.filter(({ kind }) => (kind === 'conversation') === isThread).map(({ id }) => id)
  if (more.length > 0)
    return change(desk('toWhom', { words: draft.words, among: ofKind(false), threads: ofKind(true) }))
  const { threadId: _threadId, bookingId: _bookingId, repliesTo: _repliesTo, instead: _instead, ...kept } = draft
  const to = only.kind === 'conversation' ? { threadId: only.id } : { bookingId: only.id }
  return { to: 'step', step: 'sure', draft: { ...kept, ...to }, say: [] }
}

/** 'No, that was for my fitter. Tell Kim we take cards': the words that were read back go to nobody, the others to Kim. */
async function notForThem({ words, scene, turn }: Asked): Promise<Outcome | undefined> {
  const [first = '', ...others] = sentencesOf(words)
  const isDropped = saysNotForThem(words) || (beginsWithNo(first) && others.length > 0)
  if (!isDropped) return undefined
  const rest = others.filter((one) => ordersToTell(one)).join(' ')
  const told = rest === '' ? undefined : await tellOutcome({ words: rest, whole: rest }, scene, turn)
  const said = text(turn.say.several.dropped)
  if (told?.to === 'aside') return done(said, ...told.say)
  if (told?.to === 'enter') return change(told.frame, said, ...told.say)
  return done(said)
}
/** Whoever says more beside a yes says something new. */
const MAX_BESIDE_YES = 2

/** 'Rather say that …' below words that were read back: these are read back in their place. A sentence is no yes. */
function otherWords(draft: unknown, { words, message, scene }: Asked): Outcome | undefined {
  const said = wordsInstead(words)
  if (said) return { to: 'step', step: 'sure', draft: { ...(draft as object), words: said }, say: [] }
  return message.yes && leftOver(words, {}, scene).length > MAX_BESIDE_YES ? { to: 'again', say: [] } : undefined
}

/** 'Not for Sipho': the words are for nobody; 'it is for Kim' offers them to Kim, once. */
function forAnother({ words: kept = '' }: ThreadsDraft, { words, scene, turn }: Asked): Outcome | undefined {
  const denial = saysNotFor(words)
  if (!denial) return undefined
  const meant = denial.rest === '' ? undefined : namedIn(denial.rest, scene.things, turn)
  return meant && kept !== ''
    ? change(desk('several', { plan: [tellPlan(kept, meant)] }))
    : done(text(turn.say.several.dropped))
}

/** 'Not for Sipho' where it is asked for whom: who is left, or nobody. */
export async function notForWhom(draft: DeskDraft, { words, scene, turn }: Asked): Promise<Outcome | undefined> {
  const denial = saysNotFor(words)
  if (!denial) return undefined
  const ids = [...(draft.among ?? []), ...(draft.threads ?? [])]
  const listed = scene.things.filter(({ id }) => ids.includes(id))
  const meant = denial.rest === '' ? undefined : namedIn(denial.rest, scene.things, turn)
  const denied = namedIn(denial.denied, scene.things, turn)
  const theirs = denied && (await threadOfCustomer(turn.ctx, turn.actor, denied.id))
  const left = denied ? listed.filter(({ person, id }) => person !== denied.person && id !== theirs) : []
  const [only, ...more] = meant ? [meant] : left
  if (!only) return done(text(turn.say.several.dropped))
  if (more.length === 0) return go('several', { plan: [tellPlan(draft.words ?? '', only)] })
  const isLeft = (id: string) => left.some((one) => one.id === id)
  return go('toWhom', {
    ...draft,
    among: (draft.among ?? []).filter(isLeft),
    threads: (draft.threads ?? []).filter(isLeft),
  })
}

function namedIn(words: string, things: readonly Thing[], { now }: Asked['turn']): Thing | undefined {
  const stated = statedIn(words, { now, called: calledIn(things) })
  const pointed = pointAt(stated, things, { able: () => true, byFact: false })
  return pointed.to === 'one' ? pointed.thing : undefined
}

/**
 * A sure act on something else goes on, and the words stay for afterwards; other words for the same customer are read back
 * in their place.
 */
async function somethingElse(
  draft: ThreadsDraft,
  { words, message, scene, turn }: Asked,
): Promise<Outcome | undefined> {
  if (isBareAnswer(message, turn.now) || sendsAsItIs(words) || wordsChanged(words) || asksSomething(words))
    return undefined
  if (message.understood.wishes.some(({ intent }) => beside.has(intent))) return undefined
  const act = await otherAct({ words, message, scene, turn })
  if (act) return act
  if (leftOver(words, {}, scene).length === 0) return undefined
  const said = isPlain(draft.words ?? '', turn.now) ? [] : [text(turn.say.threads.notSent)]
  return { to: 'step', step: 'sure', draft: { ...draft, words: rewritten(words) }, say: said }
}

/** Also 'to bring both keys' and 'he must bring both' are said to whoever reads them. */
const rewritten = (words: string): string => (isReported(words, false) ? toReader(words).words : asWritten(words).words)

const loose: ReadonlySet<Intent> = new Set<Intent>(['answer', 'tell_customer', 'message_shop'])

/** The questions of one booking that only a yes or a no answers. */
const yesOrNo: ReadonlySet<string> = new Set(['really', 'several', 'sure', 'priceSure'])

/**
 * Below a question of yes or no about one customer: what names another one is about that one, and words right below a
 * customer's message are read back for them.
 */
export async function besideYesOrNo(
  message: ParsedMessage,
  scene: Scene,
  { active }: Pick<State, 'active'>,
  turn: Turn,
): Promise<Outcome | undefined> {
  if (active?.flow !== 'shop-desk' || !yesOrNo.has(active.step)) return undefined
  const { bookingId, plan = [] } = active.draft as DeskDraft
  const asked = [bookingId, ...plan.flatMap((one) => [one.bookingId, one.threadId])]
  const { text: words } = message
  const { things, shown } = scene
  const stated = statedIn(words, { now: turn.now, called: calledIn(things) })
  const isNamed = stated.code !== undefined || stated.mentions.some(({ doubtful }) => !doubtful)
  const pointed = isNamed ? pointAt(stated, things, { able: () => true, byFact: false }) : undefined
  if (pointed?.to === 'one' && !asked.includes(pointed.thing.id)) return otherAct({ words, message, scene, turn })
  const isTalk = !isNamed && shown !== undefined && !shown.answered && leftOver(words, {}, scene).length > 0
  const isAnswer = message.understood.wishes.some(
    ({ intent, sure }) => (sure && !loose.has(intent)) || beside.has(intent),
  )
  if (!isTalk || isAnswer || asked.includes(shown.id) || asksSomething(words)) return undefined
  return enter(frame('threads', 'begin', { threadId: shown.id, words }))
}

/** What surely is done with somebody or at the counter, as if nothing were asked. */
export async function otherAct({ words, message, scene, turn }: Asked): Promise<Outcome | undefined> {
  const [wish] = message.understood.wishes
  const { mentions, code } = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  const isNamed = code !== undefined || mentions.some(({ doubtful }) => !doubtful)
  const isAct = (wish?.sure && wish.intent.startsWith('shop_')) || isNamed || ordersToTell(words)
  if (!wish || !isAct) return undefined
  const { running: _running, runningStep: _step, ...free } = turn
  return shopWords(message, wish, free)
}

/** What is said of the question itself, or to us. */
const beside: ReadonlySet<Intent> = new Set<Intent>([
  ...(['unsure', 'explain', 'repeat', 'later', 'any', 'pick', 'thanks', 'greeting', 'drop', 'back', 'resume'] as const),
  ...(['human', 'help', 'start_over', 'opt_out', 'opt_in', 'preferences', 'sign_in', 'delete_data'] as const),
])
