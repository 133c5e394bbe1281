import { findReport, lockReport, type ReportRow, type SettledReport, settleReports } from '#db/queries/admin/reports.ts'
import { ownersOfShop } from '#db/queries/shops/members.ts'
import { participantsOf } from '#db/queries/threads/thread-people.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { setBusinessStatus } from '../businesses/set-status.ts'
import type { Context } from '../context.ts'
import type { DecideReport, ReportDetail } from '../contracts/admin/reports.ts'
import { writeFirst } from '../inbox/support.ts'
import { personOf } from '../messaging/people/person.ts'
import { hideReview } from '../reviews/reviews.ts'
import { reportReasonNames } from '../rules/messages/report-reasons.ts'
import { textsIn } from '../texts/texts.ts'
import { changeThread } from '../threads/list-threads.ts'
import { sendMessage } from '../threads/send-message.ts'
import { activeThreadAccess } from '../threads/thread-access.ts'
import { transaction } from '../transaction.ts'
import { blockPerson } from './block-person.ts'
import { canModerate } from './moderation-policy.ts'
import { decidedAlready, notPossible, reportDetail, reportNotFound } from './reports.ts'

/**
 * Decides a report. Unless it is dismissed or answered by a warning, that settles every open report about the same. Who
 * reported is told, and whoever it is about, unless it is dismissed. Throws NOT_ALLOWED, REPORT_NOT_FOUND,
 * REPORT_DECIDED, DECISION_NOT_POSSIBLE, and what the decision throws.
 */
export const decideReport = (ctx: Context, actor: Actor, id: string, decision: DecideReport): Promise<ReportDetail> =>
  transaction(ctx, async (ctx) => {
    if (!canModerate(actor)) throw adminsOnly()
    const locked = await lockReport(ctx.db, id)
    if (!locked) throw reportNotFound()
    if (locked.decided_at) throw decidedAlready()
    const row = await reportNow(ctx, id)
    if (!(await reportDetail(ctx, row)).acts.includes(decision.outcome)) throw notPossible()
    await act(ctx, actor, row, decision)
    const { outcome } = decision
    const settled = await settleReports(ctx.db, id, {
      outcome,
      by: actor.contactId,
      at: ctx.clock.now(),
      others: outcome !== 'dismissed' && outcome !== 'warned',
    })
    for (const one of settled) await answerReporter(ctx, actor, one, outcome !== 'dismissed')
    await noteAudit(
      ctx,
      ...settled.map((one) => ({
        contactId: actor.contactId,
        action: 'update' as const,
        entity: 'report' as const,
        entityId: one.id,
        before: { outcome: null },
        after: { outcome },
      })),
    )
    return reportDetail(ctx, await reportNow(ctx, id))
  })

async function reportNow(ctx: Context, id: string): Promise<ReportRow> {
  const row = await findReport(ctx.db, id)
  if (!row) throw reportNotFound()
  return row
}

async function act(ctx: Context, actor: Person, row: ReportRow, decision: DecideReport): Promise<void> {
  switch (decision.outcome) {
    case 'dismissed':
      return
    case 'review_hidden':
      await hideReview(ctx, actor, row.review_id ?? '', { hidden: true, reason: decision.reason })
      return
    case 'warned':
      return warn(ctx, actor, row, decision.words)
    case 'person_blocked':
      return blockPerson(ctx, actor, await reported(ctx, row), row.reason)
    case 'shop_blocked':
      await setBusinessStatus(ctx, actor, row.shop_id ?? '', {
        status: 'blocked',
        reason: `It was reported: ${reportReasonNames[row.reason]}.`,
      })
  }
}

/** The person or guest whom the report is about. */
async function reported(ctx: Context, row: ReportRow) {
  const { contact_id, guest_phone, guest_email, participant_id, thread_id } = row
  const people = thread_id ? await participantsOf(ctx.db, thread_id) : []
  const guest_name = people.find(({ id }) => id === participant_id)?.guest_name ?? null
  return { contact_id, guest_phone, guest_email, guest_name: contact_id ? null : (guest_name ?? row.person) }
}

/** In the admin's own words, to the person or to the owners of the shop, who may answer. */
async function warn(ctx: Context, actor: Person, row: ReportRow, message: string): Promise<void> {
  const owner = { guest_name: null, guest_phone: null, guest_email: null }
  const people =
    row.about === 'shop'
      ? (await ownersOfShop(ctx.db, row.shop_id ?? '')).map((contact_id) => ({ ...owner, contact_id }))
      : [await reported(ctx, row)]
  if (people.length === 0) throw notPossible()
  await writeFirst(ctx, actor, people, { subject: 'A word from us', message })
}

/** In the conversation that the report began, which is over then. */
async function answerReporter(ctx: Context, actor: Person, report: SettledReport, acted: boolean): Promise<void> {
  const access = await activeThreadAccess(ctx, actor, report.answer_thread_id)
  const people = await participantsOf(ctx.db, report.answer_thread_id)
  const reporter = people.find(({ role }) => role === 'customer')
  const language = reporter?.contact_id ? (await personOf(ctx, reporter.contact_id)).language : undefined
  const say = textsIn(language ?? 'en').threads.decided
  await sendMessage(ctx, access, { message: acted ? say.acted : say.dismissed })
  await changeThread(ctx, actor, report.answer_thread_id, { status: 'closed' })
}
