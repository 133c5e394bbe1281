import { sql } from 'kysely'
import { conversation } from '#bot/answer.ts'
import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { follow } from '#bot/engine/follow.ts'
import { parseMessage } from '#bot/engine/parse-message.ts'
import type { Progress } from '#bot/engine/progress.ts'
import { merge, optionsIn } from '#bot/engine/say.ts'
import { type Frame, fresh, type State } from '#bot/engine/state.ts'
import { takeTurn } from '#bot/engine/turn.ts'
import { vocabularyOf } from '#bot/engine/vocabulary.ts'
import type { Intent, Slots, UnderstandOptions } from '#bot/understand/types.ts'
import type { Context } from '#core/context.ts'
import { actorOf } from '#core/load-actor.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { textsIn } from '#core/texts/texts.ts'
import { inSavepoint } from '#db/savepoint.ts'

/** What the reader makes of the words, told and not read; its values are read from the words unless they are told, too. */
export type Told = { intent: Intent; sure?: boolean; slots?: Slots }

/** What a message led to. */
export type After = { said: string; state: State; written: string[] }

class Undone extends Error {}

/** A phone of somebody inside a running transaction: what is done on it can be undone, so a question is set up once. */
export function phoneIn(ctx: Context, contactId: string) {
  let state = fresh()
  /** What stands on the phone beside the question. */
  const seen = { screen: [], offersStand: false, rescueStands: false, quotesStand: false }

  const turnNow = async () => {
    const contact = await ctx.db
      .selectFrom('contact')
      .select(['id', 'name', 'language'])
      .where('id', '=', contactId)
      .executeTakeFirstOrThrow()
    const actor = await actorOf(ctx, contactId)
    const choices = state.options.map(({ id }) => id)
    const said = { say: textsIn('en'), memory: state.memory, now: ctx.clock.now() }
    const situation: UnderstandOptions = {
      now: said.now,
      vocabulary: await vocabularyOf(ctx),
      speaker: actor.shops.length > 0 ? 'shop' : 'driver',
      asked: await conversation.askedOf(ctx, actor, state.active, { ...seen, choices }),
    }
    const reads = (words: string, choice?: string) =>
      parseMessage({ body: words, content: { kind: 'text', ...(choice && { choice }) } }, state.options, situation)
    return {
      ...seen,
      ...said,
      choices,
      ctx,
      contact: contact as unknown as Turn['contact'],
      actor,
      conversation,
      reads,
    }
  }
  const step = async (words: string, choice: string | undefined, told: Told | undefined): Promise<Progress> => {
    const turn = await turnNow()
    const message = turn.reads(words, choice)
    if (told) {
      const { intent, sure = true, slots = message.understood.slots } = told
      message.understood.wishes = [{ intent, probability: sure ? 1 : 0.5, sure, slots, words }]
      delete message.understood.between
      Object.assign(message.understood, { intent, slots })
      Object.assign(message, { yes: sure && intent === 'yes', no: sure && intent === 'no' })
    }
    return takeTurn(turn, state, message)
  }
  return {
    state: (): State => state,
    /** Types the words, or taps the choice of that title, as [Title]. */
    say: async (words: string): Promise<string> => {
      const title = /^\[(.+)\]$/.exec(words)?.[1]
      const tapped = title ? state.options.find((one) => one.title.includes(title)) : undefined
      if (title && !tapped) throw new Error(`no ${words} among ${state.options.map((one) => one.title).join(' | ')}`)
      const progress = await step(tapped?.title ?? words, tapped?.id, undefined)
      state = progress.state
      return textOf(progress.said)
    },
    /** Comes to a question that another message leads to. */
    come: async (frame: Frame): Promise<string> => {
      const turn = await turnNow()
      const progress: Progress = { state, said: [], began: state.active }
      await follow(turn, progress, enter(frame) satisfies Outcome)
      state.memory = turn.memory
      const said = merge([...progress.said, ...(progress.question ?? [])])
      state.options = optionsIn(said)
      return textOf(said)
    },
    /** What the message leads to; nothing of it stays. */
    tries: async (words: string, told?: Told): Promise<After> => {
      let after: After | undefined
      try {
        await inSavepoint(ctx.db, async () => {
          const before = await writes(ctx)
          const progress = await step(words, undefined, told)
          const now = await writes(ctx)
          const written = [...now].filter(([table, count]) => count !== before.get(table)).map(([table]) => table)
          after = { said: textOf(progress.said), state: progress.state, written: written.sort() }
          throw new Undone()
        })
      } catch (error) {
        if (!(error instanceof Undone)) throw error
      }
      if (!after) throw new Error('nothing was tried')
      return after
    },
  }
}

export type Phone = ReturnType<typeof phoneIn>

/** How often each table was written by this transaction, undone or not. */
async function writes({ db }: Context): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: string }>`
    select relname as name, n_tup_ins + n_tup_upd + n_tup_del as count from pg_stat_xact_user_tables
    where n_tup_ins + n_tup_upd + n_tup_del > 0`.execute(db)
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}

const textOf = (said: readonly OutboundContent[]): string =>
  said
    .map((one) => {
      const body = 'body' in one ? one.body : ''
      if (one.type === 'buttons') return [body, ...one.buttons.map(({ title }) => `[${title}]`)].join('\n')
      return one.type === 'list' ? [body, ...one.rows.map(({ title }) => `[${title}]`)].join('\n') : body
    })
    .join('\n--\n')
