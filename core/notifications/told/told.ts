import { type ToldRow, toldTo } from '#db/queries/notifications/history.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { TestChannel, ToldPage, ToldView } from '../../contracts/notices.ts'
import { orFail, Refusal } from '../../errors.ts'
import { record } from '../../events.ts'
import { failureOf } from '../../messaging/outbound/delivery-errors.ts'
import { personOf } from '../../messaging/people/person.ts'
import { brand } from '../../rules/brand.ts'
import type { Reason } from '../../rules/notifications/reason.ts'
import { reasonWords } from '../../texts/reason-words.ts'
import { textsIn } from '../../texts/texts.ts'
import { transaction } from '../../transaction.ts'
import { chatForm } from '../chat-form.ts'
import { decideNow } from '../decide-again.ts'
import { kinds } from '../kinds/kinds.ts'
import { notify } from '../notify.ts'
import { canSetPreferences } from '../preferences/preference-policy.ts'
import { asMail } from '../render.ts'

/** What we wanted to tell the person, newest first, what became of it, and why. Throws PERSON_REQUIRED. */
export async function whatWasTold(
  ctx: Context,
  actor: Actor,
  { limit, after, held }: { limit: number; after?: string | undefined; held?: 'true' | 'false' | undefined },
): Promise<ToldPage> {
  const rows = await toldTo(ctx.db, personIn(actor), { limit: limit + 1, before: after, held: held === 'true' })
  const shown = rows.slice(0, limit)
  return { told: shown.map(toldView), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/**
 * Sends what waits for the end of the person's quiet hours, because they ask for it. Everything else that speaks against
 * it still counts. Throws PERSON_REQUIRED, NOTIFICATION_NOT_FOUND, NOTIFICATION_NOT_HELD.
 */
export const sendHeldNow = (ctx: Context, actor: Actor, id: string): Promise<ToldView> =>
  transaction(ctx, async (ctx) => {
    const contactId = personIn(actor)
    const [row] = await toldTo(ctx.db, contactId, { id, limit: 1 })
    if (!row) throw new Refusal('NOTIFICATION_NOT_FOUND', 'This notification does not exist.', 404)
    if (!toldView(row).canGoNow) throw new Refusal('NOTIFICATION_NOT_HELD', 'This does not wait for your quiet hours.')
    await decideNow(ctx, id)
    return toldOne(ctx, contactId, { id })
  })

/** What was decided because of the event, which told the person once. */
const toldOfEvent = (ctx: Context, contactId: string, eventId: string): Promise<ToldView> =>
  toldOne(ctx, contactId, { eventId })

/** The same where it may be told on several channels, each once. */
export async function toldAll(ctx: Context, contactId: string, eventId: string): Promise<ToldView[]> {
  return (await toldTo(ctx.db, contactId, { eventId, limit: CHANNELS })).map(toldView)
}

const CHANNELS = 5

async function toldOne(ctx: Context, contactId: string, one: { id: string } | { eventId: string }): Promise<ToldView> {
  const [row] = await toldTo(ctx.db, contactId, { ...one, limit: 1 })
  if (!row) throw new Error(`nothing was decided for ${contactId}`)
  return toldView(row)
}

function personIn(actor: Actor): string {
  if (canSetPreferences(actor)) return actor.contactId
  throw new Refusal('PERSON_REQUIRED', 'Settings belong to a person. Please sign in first.', 401)
}

/** The website speaks English. */
const say = textsIn('en')

export function toldView(row: ToldRow): ToldView {
  const state = stateOf(row)
  return {
    id: row.id,
    title: row.title ?? say.settings.kinds.other,
    channel: row.channel,
    state,
    because: reasonWords(state === 'failed' ? whyFailed(row) : row.reason, say),
    at: row.at.toISOString(),
    until: state === 'held' ? (row.until?.toISOString() ?? null) : null,
    canGoNow: state === 'held' && row.reason.code === 'quiet_hours',
  }
}

const statuses: Readonly<Record<string, ToldView['state']>> = {
  held: 'held',
  queued: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  merged: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
  dropped: 'dropped',
}

function stateOf({ decision, status, channel, read_at }: ToldRow): ToldView['state'] {
  const known = status === null ? undefined : statuses[status]
  if (known) return known
  if (decision === 'drop') return 'dropped'
  if (decision === 'hold') return 'held'
  return channel === 'in_app' && read_at ? 'read' : 'sent'
}

function whyFailed({ channel, error_code }: ToldRow): Reason {
  if (channel === 'email') return { code: 'mail_failed' }
  if (channel === 'push') return { code: 'push_failed' }
  const failure = failureOf(error_code ?? undefined).class
  return { code: 'delivery', failure, ...(error_code !== null && { error: error_code }) }
}

/**
 * Sends the person a test on one channel, as any other notice, and says what was decided and why. Throws
 * PERSON_REQUIRED, MESSAGE_FAILED.
 */
export const sendTest = (ctx: Context, actor: Actor, channel: TestChannel): Promise<ToldView> =>
  orFail(ctx, { code: 'MESSAGE_FAILED', says: 'Failed to check notification preferences' }, () =>
    transaction(ctx, (ctx) => tested(ctx, personIn(actor), channel)),
  )

async function tested(ctx: Context, contactId: string, channel: TestChannel): Promise<ToldView> {
  const person = await personOf(ctx, contactId)
  const language = person.language ?? 'en'
  const say = textsIn(language)
  const notice = kinds.test_notice.notice({}, say)
  const eventId = await record(ctx, { type: 'notices.tested', contactId })
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind: 'test_notice',
    bookingId: null,
    notice,
    only: channel,
    ...(channel === 'whatsapp' && (await chatForm(ctx, 'test_notice', kinds.test_notice, {}, language))),
    email: { ...asMail(notice, { footer: say.accountNotices.test.footer, answer: undefined }), attachments: [] },
    push: { title: brand.name, brief: notice.title, words: notice.title, url: '/profile', tag: 'test' },
    inApp: true,
  })
  return toldOfEvent(ctx, contactId, eventId)
}
