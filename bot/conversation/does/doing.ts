import { again, aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Talk } from '#bot/engine/progress.ts'
import { text } from '#bot/engine/say.ts'
import type { Frame, Option } from '#bot/engine/state.ts'
import { desk } from '#bot/flows/shop-desk/draft.ts'
import { untilWhen } from '#bot/flows/shop-desk/line/waiting.ts'
import { askedOfStep, type StepQuestion } from '#bot/understand/said/about-the-step.ts'
import { clausesOf } from '#bot/understand/said/clauses.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import { settingsOf } from '#core/notifications/preferences/settings.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { Act } from '../acts.ts'
import type { AnswerThing, QuoteThing } from '../asked-shops.ts'
import type { Declared } from '../questions.ts'
import type { OfferThing, Scene } from '../scene.ts'

/** What is meant; undefined if several may be. */
export type Meant = {
  offer: OfferThing | undefined
  answer: AnswerThing | undefined
  quote: QuoteThing | undefined
  /** The day and hour that are named in place of the offered ones. */
  instead: { date?: string; time?: string }
}

/** What an act is done with. */
export type Situation = Meant & {
  act: Act
  scene: Scene
  active: Frame | null
  question: Declared | undefined
  /** The choices that stand on the screen. */
  options: readonly Option[]
  message: ParsedMessage
  turn: Talk
}

/** Does it; undefined if it turns out that nothing can be done here. */
export type Doing = (situation: Situation) => Promise<Outcome | undefined> | Outcome | undefined

/** The request with its buttons, or all of them as a list; what helps is said first to somebody who asks. */
export const showRequests: Doing = ({ act, scene, turn }) => {
  const [only, ...others] = scene.requests
  if (!only) return undefined
  const { why, unsure } = turn.say.questionHelp
  const key = others.length > 0 ? 'requests' : 'request'
  const help = act.act === 'repeat' ? [] : [text(act.act === 'explain' ? why[key] : unsure[key])]
  return enter(others.length > 0 ? desk('which', {}) : desk('answer', { bookingId: only.id }), ...help)
}

/** It is said until when they wait. */
export const keepRequests: Doing = async ({ scene, turn }) => {
  const requests = scene.requests.length > 0 ? scene.requests : await waitingForShop(turn.ctx, turn.actor)
  const words = untilWhen(requests, turn)
  return words === undefined ? undefined : aside(text(words))
}

type Fact = keyof Texts['questionHelp']['facts'] | 'quiet'

/** What is known about a question of ours, by its flow and step. */
const known: Readonly<Record<string, Partial<Record<StepQuestion, Fact>>>> = {
  'quotes/sure': {
    ownPrices: 'ownPrices',
    whyFew: 'whyFew',
    seesNumber: 'seesNumber',
    cost: 'free',
    howLong: 'howLong',
  },
  'alerts/sure': { howOften: 'howOften', quiet: 'quiet', cost: 'free' },
  'my-bookings/besideSure': { ownPrices: 'ownPrices', whyFew: 'whyFew', seesNumber: 'seesNumber', howLong: 'howLong' },
  'my-bookings/sure': { cost: 'noFee' },
  'search/results': { ownPrices: 'ownPrices' },
  'search/compare': { ownPrices: 'ownPrices' },
}

/** The answers to a question about what we have just asked; several if the words ask several. */
export async function stepFact(words: string, turn: Turn): Promise<Outcome | undefined> {
  const ofStep =
    known[`${turn.running}/${turn.runningStep}`] ??
    (turn.quotesStand && !turn.running ? { ownPrices: 'ownPrices' as const } : undefined)
  if (!ofStep || turn.actor.shops.length > 0 || !(readsAsQuestion(words) || clausesOf(words).some(({ asks }) => asks)))
    return undefined
  const parts = words
    .split(/(?<=\?)/)
    .map((part) => part.trim())
    .filter(Boolean)
  const facts = parts.flatMap((part) => {
    const asked = askedOfStep(part)
    return (asked && ofStep[asked]) ?? []
  })
  if (facts.length === 0) return undefined
  const told = text((await Promise.all([...new Set(facts)].map((fact) => factWords(fact, turn)))).join('\n\n'))
  return turn.running && turn.running !== 'search' ? again(told) : aside(told)
}

async function factWords(fact: Fact, { ctx, contact, say }: Turn): Promise<string> {
  if (fact !== 'quiet') return say.questionHelp.facts[fact]
  return say.settings.shown(await settingsOf(ctx, contact.id))
}
