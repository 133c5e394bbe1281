import { again, aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { askedOfStep, type StepQuestion } from '#bot/understand/said/about-the-step.ts'
import { clausesOf } from '#bot/understand/said/clauses.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { settingsOf } from '#core/preferences/settings.ts'
import type { Texts } from '#core/texts/texts.ts'

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
