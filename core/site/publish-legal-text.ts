import { insertAnnouncement } from '#db/queries/announcements/announcements.ts'
import { insertLegalText, lockLegalText } from '#db/queries/site/site.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { LegalTextList, LegalTextView } from '../contracts/admin/content.ts'
import type { PublishLegalText } from '../contracts/forms/content.ts'
import { LegalName } from '../contracts/website/legal.ts'
import { Refusal } from '../errors.ts'
import { begin } from '../notifications/announcements/send.ts'
import { paceLimits } from '../rules/announcements/announcement.ts'
import { addDays, localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { currentOf, firstVersions, markupOf, versionsOf } from './legal-texts.ts'

const MAX_DAYS_AHEAD = 365

/** Every legal text with its versions, and its newest words to go on from. Throws NOT_ALLOWED. */
export async function listLegalTexts(ctx: Context, actor: Actor): Promise<LegalTextList> {
  if (!canAdmin(actor, 'content')) throw adminsOnly()
  return { texts: await Promise.all(LegalName.options.map((name) => viewOf(ctx, name))) }
}

/**
 * Publishes the next version, which applies from its day on; the ones before stay readable. Everybody with an account
 * is told in the app. Throws NOT_ALLOWED, EFFECTIVE_DAY, NOTHING_CHANGED.
 */
export const publishLegalText = (
  ctx: Context,
  actor: Actor,
  name: LegalName,
  { markup, effectiveOn }: PublishLegalText,
): Promise<LegalTextView> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'content')) throw adminsOnly()
    await lockLegalText(ctx.db, name)
    const [newest] = await versionsOf(ctx, name)
    const today = localDate(ctx.clock.now())
    const version = (newest?.version ?? 1) + 1
    if (effectiveOn < today || effectiveOn > addDays(today, MAX_DAYS_AHEAD)) throw notThatDay()
    if (newest && newest.version > 1 && effectiveOn < newest.effectiveOn) throw notThatDay()
    if (markup.trim() === (await markupOf(ctx, name, version - 1))?.trim()) throw nothingChanged()
    const row = await insertLegalText(ctx.db, {
      name,
      version,
      markup,
      effective_on: effectiveOn,
      published_at: ctx.clock.now(),
      published_by: actor.contactId,
    })
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'create',
      entity: 'legal_text',
      entityId: row.id,
      before: { name, version: version - 1 },
      after: { name, version, effectiveOn },
    })
    await tellEverybody(ctx, actor.contactId, { name, version, effectiveOn })
    return viewOf(ctx, name)
  })

type Published = { name: LegalName; version: number; effectiveOn: string }

async function tellEverybody(ctx: Context, contactId: string, { name, version, effectiveOn }: Published) {
  const at = ctx.clock.now()
  const { id } = await insertAnnouncement(ctx.db, {
    title: firstVersions[name].title,
    words: effectiveOn,
    path: `/legal/${name}?version=${version}`,
    audience: 'accounts',
    channels: ['in_app'],
    pace: paceLimits.most,
    made_by: contactId,
    created_at: at,
  })
  await begin(ctx, id, at)
}

async function viewOf(ctx: Context, name: LegalName): Promise<LegalTextView> {
  const versions = await versionsOf(ctx, name)
  const current = currentOf(versions, localDate(ctx.clock.now()))
  return {
    name,
    title: firstVersions[name].title,
    versions: versions.map(({ version, effectiveOn, publishedAt }) => ({
      version,
      effectiveOn,
      isCurrent: version === current,
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
    markup: (await markupOf(ctx, name, versions[0]?.version ?? 1)) ?? '',
  }
}

const notThatDay = () =>
  new Refusal(
    'EFFECTIVE_DAY',
    'Please choose a day from today on, not before the newest version, within a year.',
    409,
    {
      effectiveOn: 'Please choose a day from today on, not before the newest version, within a year.',
    },
  )
const nothingChanged = () =>
  new Refusal('NOTHING_CHANGED', 'These are the words of the newest version already.', 409, {
    markup: 'These are the words of the newest version already.',
  })
