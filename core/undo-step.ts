import { dropUndo, insertUndo, latestUndo, newUndoId, type UndoRow } from '#db/queries/undo-steps.ts'
import type { UndoneThing } from '#db/schema/site.ts'
import type { Context } from './context.ts'
import { Refusal } from './errors.ts'
import { addMinutes } from './rules/time/time.ts'

/** What was done in the chat can be taken back for so many minutes. */
const MINUTES_TO_UNDO = 1

type Done = {
  /** If what happened is held by it. */
  id?: string | undefined
  what: UndoneThing
  subjectId: string
  /** What it was before, for the use-case that takes it back. */
  before: unknown
  /** A mark of what it became: if somebody has changed it since, it stays. */
  after: unknown
}

/** Notes what the person has just done. Returns the id to take it back by. */
export const noteUndo = (ctx: Context, contactId: string, done: Done): Promise<string> => {
  const now = ctx.clock.now()
  return insertUndo(
    ctx.db,
    {
      ...(done.id && { id: done.id }),
      contact_id: contactId,
      what: done.what,
      subject_id: done.subjectId,
      before: JSON.stringify(done.before ?? null),
      after: JSON.stringify(done.after ?? null),
      until: addMinutes(now, MINUTES_TO_UNDO),
    },
    now,
  )
}

/** The undo of the consoles stands for ten seconds; a little more is for its way to us. */
const SECONDS_HELD = 12

export type Holding = Context & { holds: NonNullable<Context['holds']> }

/** Whether others are told of an act at once, as in the chat, or after the ten seconds in which a console takes it back. */
export type TellWhen = 'at once' | 'after its undo'

/** Nothing follows from what this context does before its undoing is over. `undoId`: of what is taken back otherwise. */
export async function holding(ctx: Context, undoId?: string): Promise<Holding> {
  const until = new Date(ctx.clock.now().getTime() + SECONDS_HELD * 1000)
  return { ...ctx, holds: { undoId: undoId ?? (await newUndoId(ctx.db)), until } }
}

/** The named step, or the person's last one, if its minute is not over. It can be taken only once. */
export async function takeUndo(ctx: Context, contactId: string, id?: string): Promise<UndoRow | undefined> {
  const now = ctx.clock.now()
  const found = id ?? (await latestUndo(ctx.db, contactId, now))
  return found === undefined ? undefined : dropUndo(ctx.db, contactId, found, now)
}

/** Whether there is something to take back. */
export const hasUndo = async (ctx: Context, contactId: string): Promise<boolean> =>
  (await latestUndo(ctx.db, contactId, ctx.clock.now())) !== undefined

export const tooLateToUndo = () => new Refusal('UNDO_OVER', 'It is too late to take this back', 409)
export const changedSince = () =>
  new Refusal('CHANGED_SINCE', 'Somebody has changed it meanwhile, so it stays as it is now', 409)

export const nothingToUndo = () =>
  new Refusal('NOTHING_TO_UNDO', 'There is nothing to take back any more: that works for a minute.', 404)
