import { localDate } from '#core/rules/time/time.ts'
import { askOf, countAsk, namesAround as names, writeAnswer } from '#db/queries/understanding/second-reader.ts'
import type { Context } from '../context.ts'
import { wakeEngine } from '../messaging/inbound/record-inbound.ts'

/** Whether one more message may be read by the second reader today, which counts it; the message waits until then. */
export const beginAsk = async (ctx: Context, id: string, until: Date): Promise<boolean> => {
  const most = ctx.config.reader?.dailyAsks ?? 0
  return most > 0 && countAsk(ctx.db, { id, until, day: localDate(ctx.clock.now()), most })
}

/** `until`: the answer may still come. An answer that has not come by then is none. */
export type EarlierAsk = { until: Date } | { answer: unknown }

/** What came of asking about the message; undefined if nobody was asked. */
export async function earlierAsk(ctx: Context, id: string): Promise<EarlierAsk | undefined> {
  const ask = await askOf(ctx.db, id)
  if (!ask?.reader_until) return undefined
  return ask.reader_until > ctx.clock.now() ? { until: ask.reader_until } : { answer: ask.reader_answer }
}

/** Keeps the answer beside its message, which is answered now; null: there is none. One that comes too late is dropped. */
export async function keepAnswer(ctx: Context, id: string, answer: object | null): Promise<void> {
  const words = answer && JSON.stringify(answer)
  if (await writeAnswer(ctx.db, id, words, ctx.clock.now())) wakeEngine(ctx)
}

/** The names that a person may write: their own, and those of the customers of their shops. */
export const namesAround = (ctx: Context, contactId: string, shopIds: readonly string[]): Promise<string[]> =>
  names(ctx.db, contactId, shopIds)
