import type { ActName } from '#bot/conversation/acts.ts'
import { declaredOf } from '#bot/conversation/questions.ts'
import { type Frame, frameAt } from '#bot/engine/state.ts'
import { flows } from '#bot/flows/flows.ts'
import { textsIn } from '#core/texts/texts.ts'
import type { Asked } from './asked.ts'
import type { After } from './phone.ts'
import type { ToldAct } from './told-acts.ts'

export type Tried = {
  flow: keyof typeof flows
  step: string
  who: 'driver' | 'counter'
  asked: Asked
  said: ToldAct
  /** The question as it stood. */
  before: Frame
  after: After
}

/** Written for ourselves: nobody else reads it. */
const ours: ReadonlySet<string> = new Set(['search_activity', 'unknown_vehicle'])
/** What is said about a question, and not in answer to it. */
const beside: readonly ActName[] = ['unsure', 'explain', 'repeat', 'later', 'thanks', 'ask', 'nothing']
const steering: readonly ActName[] = ['back', 'drop', 'resume']
/** Acts that may end a task: it was answered, refused or given up. */
const ending: readonly ActName[] = ['drop', 'agree', 'refuse', 'pick', 'give', 'any', 'back']
/** Acts after which only a task that is worth finishing is kept. */
const leaving: readonly ActName[] = ['want', 'person']

/** What a draft says of somebody's tyres, booking or alert. */
const facts = [
  'code',
  'listingId',
  'shopId',
  'bookingId',
  'alertId',
  'date',
  'time',
  'locationType',
  'address',
  'notes',
]

const framesOf = ({ after: { state } }: Tried): Frame[] =>
  [state.active, ...state.paused, ...state.next].flatMap((one) => one ?? [])
const sameStep = (tried: Tried) => framesOf(tried).find((one) => one.flow === tried.flow && one.step === tried.step)
const sameFlow = (tried: Tried) => framesOf(tried).find((one) => one.flow === tried.flow)
const factsIn = (draft: unknown): unknown[] =>
  facts.map((name) => (draft as Record<string, unknown> | undefined)?.[name])
const noteIn = ({ draft }: Frame): string | undefined => (draft as { notes?: string } | undefined)?.notes

const isSure = ({ said }: Tried): boolean => said.told?.sure !== false

/** Another subject drops a question that is asked only now; at a counter a greeting shows all that waits. */
function isDropped({ flow, step, who, said: { act } }: Tried): boolean {
  const one = flows[flow].steps[step]
  const onlyNow = one !== undefined && 'answer' in one && one.onlyNow === true
  if (onlyNow && ['ask', 'tell', 'nothing', ...leaving].includes(act)) return true
  if (who === 'counter' && act === 'nothing') return true
  return act === 'thanks' && declaredOf(frameAt(flow, step, {}))?.thanksEnds === true
}

type Rule = { wrong: string; if: (tried: Tried) => boolean }

/** What may not come of an act, whatever was asked. */
const rules: readonly Rule[] = [
  {
    wrong: 'it reaches somebody without a sure act that says so',
    if: (tried) => {
      const { asked, said, after } = tried
      const isAnswer = asked.isVerbatim && !steering.includes(said.act)
      const may = isAnswer || (isSure(tried) && asked.sends?.includes(said.act))
      return !may && after.written.some((table) => !ours.has(table))
    },
  },
  { wrong: 'sorry', if: ({ after }) => after.said.includes(textsIn('en').common.notUnderstood.words) },
  { wrong: 'no answer', if: ({ after }) => after.said === '' },
  {
    wrong: 'the task is lost',
    if: (tried) => {
      const { said, asked, flow } = tried
      if (asked.isVerbatim || isDropped(tried) || ending.includes(said.act)) return false
      return (!leaving.includes(said.act) || flows[flow].keeps === true) && !sameFlow(tried)
    },
  },
  {
    wrong: 'the question is gone',
    if: (tried) => beside.includes(tried.said.act) && !tried.asked.isVerbatim && !isDropped(tried) && !sameStep(tried),
  },
  {
    wrong: 'what was said before has changed',
    if: (tried) => {
      const now = beside.includes(tried.said.act) || tried.said.act === 'correct' ? sameFlow(tried) : undefined
      return (
        now !== undefined &&
        factsIn(now.draft).some((fact, at) => {
          const was = factsIn(tried.before.draft)[at]
          return was !== undefined && fact !== was
        })
      )
    },
  },
  {
    wrong: 'it became the note',
    if: (tried) => {
      // What a shop should know may be said without saying that it is a note.
      const isAsked = tried.step === 'noteSure' && tried.said.act === 'agree'
      const may = isAsked || ['give', 'tell'].includes(tried.said.act) || (!isSure(tried) && tried.step === 'notes')
      return (
        !may &&
        framesOf(tried).some((one) => one.flow === 'booking' && noteIn(one) && noteIn(one) !== noteIn(tried.before))
      )
    },
  },
  {
    wrong: 'the value is not found',
    if: ({ said, asked, after: { state, said: reply, written } }) =>
      said.act === 'give' &&
      asked.lands !== undefined &&
      !JSON.stringify([state.active, state.paused, state.memory, reply, written]).includes(asked.lands),
  },
]

export const wrongIn = (tried: Tried): string[] => rules.filter((rule) => rule.if(tried)).map(({ wrong }) => wrong)
