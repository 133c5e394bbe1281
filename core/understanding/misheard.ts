import { z } from 'zod'
import { canAdmin } from '#core/admin/admin-policy.ts'
import { adminsOnly } from '#core/admin/refusals.ts'
import { isWantName } from '#core/rules/understanding/wants.ts'
import {
  findMisheard,
  misheardExamples,
  misheardGroups,
  type MisheardGroup as Row,
  setMisheard,
} from '#db/queries/understanding/misheard-groups.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type {
  JudgeMisheard,
  MisheardDetail,
  MisheardGroup,
  MisheardPage,
  MisheardQuery,
} from '../contracts/admin/understanding.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { Refusal } from '../errors.ts'
import { transaction } from '../transaction.ts'

const EXAMPLES = 20

const misheardNotFound = () => new Refusal('MISHEARD_NOT_FOUND', 'These words are not there any more', 404)

/** What people said and the bot did not understand, the most often said first. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listMisheard(ctx: Context, actor: Actor, query: MisheardQuery): Promise<MisheardPage> {
  if (!canAdmin(actor, 'understanding')) throw adminsOnly()
  const { state, limit } = query
  const list = `misheard ${state}`
  const cursor = readCursor(list, query.after, z.int())
  const after = cursor && { times: cursor.rank, id: cursor.id }
  const found = await misheardGroups(ctx.db, { state, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { groups: rows.map(viewOf), next: last ? writeCursor(list, { rank: last.times, id: last.id }) : null }
}

/** The ways in which it was said. Throws NOT_ALLOWED, MISHEARD_NOT_FOUND. */
export async function readMisheard(ctx: Context, actor: Actor, id: string): Promise<MisheardDetail> {
  if (!canAdmin(actor, 'understanding')) throw adminsOnly()
  const group = await findMisheard(ctx.db, id)
  if (!group) throw misheardNotFound()
  const examples = await misheardExamples(ctx.db, [id], EXAMPLES)
  return {
    group: viewOf(group),
    examples: examples.map(({ words, language, asked, took_for, meant, times }) => ({
      words,
      language,
      asked,
      tookFor: took_for,
      meant,
      times,
    })),
  }
}

/** Says what the words mean, puts them away, or lets them wait again. Throws NOT_ALLOWED, MISHEARD_NOT_FOUND. */
export async function judgeMisheard(ctx: Context, actor: Actor, id: string, to: JudgeMisheard): Promise<MisheardGroup> {
  if (!canAdmin(actor, 'understanding')) throw adminsOnly()
  return transaction(ctx, async (ctx) => {
    const before = await findMisheard(ctx.db, id)
    if (!before) throw misheardNotFound()
    const label = to.state === 'labelled' ? to.label : null
    const after = await setMisheard(ctx.db, id, { state: to.state, label })
    if (!after) throw misheardNotFound()
    // The words themselves are people's, and stay out of the trail.
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'misheard',
      entityId: id,
      before: { state: before.state, label: before.label },
      after: { state: after.state, label: after.label },
    })
    return viewOf(after)
  })
}

const viewOf = ({ took_for, first_on, last_on, label, ...row }: Row): MisheardGroup => ({
  ...row,
  tookFor: took_for,
  firstOn: first_on,
  lastOn: last_on,
  label: label !== null && isWantName(label) ? label : null,
})
