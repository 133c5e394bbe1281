import { isDeepStrictEqual } from 'node:util'
import { Answer, maskedFor } from '#bot/reader/answers.ts'
import { meaningOf } from '#bot/reader/meaning.ts'
import type { Question, SecondReader } from '#bot/reader/reader.ts'
import type { Intent, UnderstandOptions } from '#bot/understand/types.ts'
import { type Person, shopIdsOf } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import { beginAsk, earlierAsk, keepAnswer, namesAround } from '#core/language/second-reader.ts'
import { localDate } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress } from './progress.ts'
import { withWish } from './read-back.ts'
import type { State } from './state.ts'

/** One turn, and the message that it was taken with. */
export type Taken = { progress: Progress; message: ParsedMessage; filesTaken: boolean; unread: boolean }
/** The message waits until then; `ask` is for after the commit, and never fails. */
export type Waits = { until: Date; ask?: (ctx: Context) => Promise<void> }

type Turn = {
  /** The last row of the message. */
  id: string
  state: State
  actor: Person
  situation: UnderstandOptions
  /** Takes the turn with the message, in the transaction that it is given. */
  take: (ctx: Context, message: ParsedMessage) => Promise<Taken>
}

/** So long after the limit the answer may still be written. */
const MARGIN_MS = 500

/**
 * Takes the turn by our own reading. If that is unsure it is undone, and the message waits for the second reader, who is
 * asked outside of any transaction. Then the turn is taken with what came of it, or by our own reading after all.
 */
export async function takeTurnTwice(
  ctx: Context,
  reader: SecondReader | undefined,
  message: ParsedMessage,
  turn: Turn,
): Promise<Taken | Waits> {
  const to = readableAs(message)
  if (!reader || !to || !reader.reads(to)) return turn.take(ctx, message)
  const sure = await unlessUnsure(ctx, message, turn)
  if (sure) return sure
  const earlier = await earlierAsk(ctx, turn.id)
  if (earlier && 'until' in earlier) return earlier
  if (earlier) return noted(await turn.take(ctx, read(message, earlier.answer, turn)), message)
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + reader.limitMs(to) + MARGIN_MS)
  if (!reader.isFree(now) || !(await beginAsk(ctx, turn.id, until))) return turn.take(ctx, message)
  const question = await questionOf(ctx, to, message, turn)
  return { until, ask: (outside) => askAndKeep(outside, reader, question, turn.id) }
}

/** What of it a second reader could read. What answers another message is for whoever wrote that one. */
function readableAs({ sort, kind, text, choice, tapped, media, repliesTo }: ParsedMessage): Question['to'] | undefined {
  if (choice !== undefined || tapped || repliesTo !== undefined) return undefined
  if (media.length > 0) return sort === 'photo' || sort === 'voice' ? sort : undefined
  return sort === 'words' && kind === 'text' && text.length > 1 ? 'words' : undefined
}

/** Undone, so that a second turn finds everything as the first one did. */
class Unsure extends Error {}

async function unlessUnsure(ctx: Context, message: ParsedMessage, { state, take }: Turn): Promise<Taken | undefined> {
  try {
    return await transaction(ctx, async (ctx) => {
      const taken = await take(ctx, message)
      if (isUnsure(taken, state)) throw new Unsure()
      return taken
    })
  } catch (error) {
    if (error instanceof Unsure) return undefined
    throw error
  }
}

/**
 * It was not understood, might be either of two things, or its words left the question where it was; or it is a file
 * that nobody else looks at.
 */
function isUnsure({ progress, message, filesTaken, unread }: Taken, before: State): boolean {
  if (message.media.length > 0) return !filesTaken
  const { missed, unclear } = progress.state
  return (
    unread ||
    missed > before.missed ||
    (unclear !== undefined && !before.unclear) ||
    leftTheQuestion(progress, message, before)
  )
}

const saysNothing: ReadonlySet<Intent> = new Set(['unknown', 'answer'])

const leftTheQuestion = ({ state: { active }, isQuiet }: Progress, { understood }: ParsedMessage, before: State) =>
  !isQuiet &&
  saysNothing.has(understood.intent) &&
  before.active !== null &&
  active?.flow === before.active.flow &&
  active.step === before.active.step &&
  isDeepStrictEqual(active.draft, before.active.draft)

async function questionOf(
  ctx: Context,
  to: Question['to'],
  { text, media }: ParsedMessage,
  { actor, state, situation }: Turn,
): Promise<Question> {
  if (to !== 'words') return { to, url: media[0]?.url ?? '' }
  const { vocabulary, speaker = 'driver', asked = 'none', now } = situation
  const names = [...(await namesAround(ctx, actor.contactId, shopIdsOf(actor))), state.memory.name ?? '']
  const isKnown = (word: string) => vocabulary?.spelling.known.has(word) ?? false
  return { to, words: maskedFor(text, names, isKnown), asked, speaker, today: localDate(now) }
}

async function askAndKeep(ctx: Context, reader: SecondReader, question: Question, id: string): Promise<void> {
  try {
    await keepAnswer(ctx, id, (await reader.ask(question)) ?? null)
  } catch (error) {
    // It is answered by our own reading when its time is over.
    ctx.log.warn({ err: error, inboundId: id }, 'an answer of the second reader was lost')
  }
}

/** What our own reading did not understand is counted, so that it learns to; what is asked, once it is answered. */
function noted(taken: Taken, { sort, text, understood }: ParsedMessage): Taken {
  if (sort === 'words' && !taken.message.readBack)
    taken.progress.misheard ??= [{ words: text, tookFor: understood.intent }]
  return taken
}

/** The message with what the answer says of it; the message as it was, where that says nothing to us. */
function read(message: ParsedMessage, stored: unknown, { situation }: Turn): ParsedMessage {
  const answer = Answer.safeParse(stored)
  const meaning = answer.success ? meaningOf(answer.data, message.text, situation) : undefined
  if (!meaning) return message
  if (meaning.how === 'at once') return withWish(message, meaning.wish)
  return { ...message, readBack: meaning.readBack }
}
