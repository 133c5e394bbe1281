import {
  allSwitches,
  decideMailsAgain,
  lockSwitch,
  type SwitchRow,
  switchesOff,
  waitingBehind,
  writeSwitch,
} from '#db/queries/operations/switches.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { sayingWhoWasFirst } from '../audit/read-audit.ts'
import type { Context } from '../context.ts'
import type { Switches } from '../contracts/admin/operations.ts'
import { Refusal } from '../errors.ts'
import { record } from '../events.ts'
import { wakeClock } from '../jobs/enqueue.ts'
import { answerKept } from '../messaging/inbound/record-inbound.ts'
import { kindNames } from '../notifications/kinds/kinds.ts'
import { type SwitchName, switchNames } from '../rules/operations/names.ts'
import { transaction } from '../transaction.ts'

const MAX_COUNTED = 10_000

/** What is stopped, since when and why, and how much waits. Throws NOT_ALLOWED. */
export async function switches(ctx: Context, actor: Actor): Promise<Switches> {
  if (!canAdmin(actor, 'overview')) throw adminsOnly()
  const rows = await allSwitches(ctx.db)
  const waiting = await waitingBehind(ctx.db, MAX_COUNTED)
  return {
    switches: switchNames.map((name) => {
      const row = rows.find((one) => one.name === name)
      return {
        name,
        stoppedAt: row?.stopped_at?.toISOString() ?? null,
        reason: row?.reason ?? null,
        by: row?.by ?? null,
        resumedAt: row?.resumed_at?.toISOString() ?? null,
        waiting: waiting[name],
        capped: waiting[name] >= MAX_COUNTED,
      }
    }),
  }
}

/**
 * Stops it in every process from the moment of the commit. Nothing is lost: what is not sent stays queued, and what
 * the bot does not read is kept. Throws NOT_ALLOWED, ALREADY_STOPPED.
 */
export const stop = (ctx: Context, actor: Actor, name: SwitchName, reason: string): Promise<Switches> =>
  flip(ctx, actor, name, async (ctx, owner, before) => {
    if (before.stopped_at) throw await tooLate(ctx, owner, before, 'ALREADY_STOPPED', 'It has been stopped already.')
    const to = { stopped_at: ctx.clock.now(), reason, contact_id: owner.contactId }
    await writeSwitch(ctx.db, name, to)
    ctx.log.warn({ switch: name, reason }, 'stopped by an owner')
    return { ...to, what: 'switched_off' as const }
  })

/**
 * Lets it go on: the bot answers what was kept, in its order; what waited to be sent is decided again when its turn
 * comes, so what is no longer true does not go out. Throws NOT_ALLOWED, NOT_STOPPED.
 */
export const resume = (ctx: Context, actor: Actor, name: SwitchName, reason: string): Promise<Switches> =>
  flip(ctx, actor, name, async (ctx, owner, before) => {
    if (!before.stopped_at) throw await tooLate(ctx, owner, before, 'NOT_STOPPED', 'It is not stopped.')
    const at = ctx.clock.now()
    const to = { stopped_at: null, reason, contact_id: owner.contactId, resumed_at: at }
    await writeSwitch(ctx.db, name, to)
    const kept = name === 'bot' ? await answerKept(ctx) : undefined
    if (name !== 'bot') {
      await decideMailsAgain(ctx.db, kindNames, at)
      await wakeClock(ctx.db, 'whatsapp')
    }
    ctx.log.warn({ switch: name, reason, ...kept }, 'goes on by an owner’s word')
    return { ...to, what: 'switched_on' as const }
  })

/** Another owner was first. */
const tooLate = (ctx: Context, { contactId }: Person, { id }: SwitchRow, code: string, says: string) =>
  sayingWhoWasFirst(ctx, contactId, id, new Refusal(code, says, 409))

/** As the mails to the admins and the audit trail name it. */
const named: Record<SwitchName, string> = { bot: 'the bot', sending: 'all sending', alerts: 'deal alerts' }

type Flipped = { what: 'switched_off' | 'switched_on'; stopped_at: Date | null; reason: string }

async function flip(
  ctx: Context,
  actor: Actor,
  name: SwitchName,
  turn: (ctx: Context, owner: Person, before: SwitchRow) => Promise<Flipped>,
): Promise<Switches> {
  if (!canAdmin(actor, 'switches')) throw adminsOnly()
  await transaction(ctx, async (ctx) => {
    const before = await lockSwitch(ctx.db, name)
    const { what, ...after } = await turn(ctx, actor, before)
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'switch',
      entityId: before.id,
      before: { name, stoppedAt: before.stopped_at, reason: before.reason },
      after: { name, stoppedAt: after.stopped_at, reason: after.reason },
    })
    await record(ctx, { type: 'messaging.trouble', what, detail: `${named[name]} (${after.reason})` })
  })
  return switches(ctx, actor)
}

/** What the owners have stopped. Read each time, from a table of three rows: a stop counts at once in every process. */
export const stopped = (ctx: Context): Promise<SwitchName[]> => switchesOff(ctx.db)

export const isStopped = async (ctx: Context, name: SwitchName): Promise<boolean> => (await stopped(ctx)).includes(name)
