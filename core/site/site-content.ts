import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#core/context.ts'
import type { Point } from '#core/contracts/offers.ts'
import { type PlaceNear, SiteContent, type SiteProof } from '#core/contracts/site.ts'
import { nearestTown } from '#core/rules/places/places.ts'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { countFigures, countProof, deleteSiteContent, saveSiteContent, siteContentRows } from '#db/queries/site/site.ts'
import type { SiteContentName } from '#db/schema/site.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { ContentField, ContentView } from '../contracts/admin/content.ts'
import type { SiteContentForm } from '../contracts/forms/content.ts'
import { Refusal } from '../errors.ts'
import { openerState } from '../notifications/templates/templates.ts'
import { stopped } from '../operations/switches.ts'
import { claimsTooMuch } from '../rules/website/counted-figures.ts'
import { transaction } from '../transaction.ts'

const { claims, figures, supportEmail, supportWhatsapp, registeredAddress, helpUrl } = SiteContent.shape

/**
 * The website's claims about the product. Without a help number of its own, help is reached on the number of the chat.
 */
export async function siteContent(ctx: Context): Promise<SiteContent> {
  const off = await stopped(ctx)
  const sends = !off.includes('sending')
  const rows = new Map((await siteContentRows(ctx.db)).map(({ name, value }) => [name, value]))
  return {
    claims: claims.parse(rows.get('claims') ?? []),
    figures: figures.parse(rows.get('figures') ?? []),
    supportEmail: supportEmail.parse(rows.get('support_email') ?? null),
    supportWhatsapp: supportWhatsapp.parse(rows.get('support_whatsapp') ?? ctx.config.twilio.whatsappNumber),
    registeredAddress: registeredAddress.parse(rows.get('registered_address') ?? null),
    helpUrl: helpUrl.parse(rows.get('help_url') ?? null),
    codesByWhatsapp: sends && (await openerState(ctx, 'one_time_code', 'en')).state !== 'missing',
    stopped: { chat: off.includes('bot') || !sends, sending: !sends },
  }
}

/** The town where a device is, from our own table: no position leaves the system. */
export function placeNear(point: Point): PlaceNear {
  const town = nearestTown(point)
  return { place: town ? { name: town.name, province: town.province, lat: town.lat, lng: town.lng } : null }
}

const columns: Record<ContentField, SiteContentName> = {
  claims: 'claims',
  figures: 'figures',
  supportEmail: 'support_email',
  supportWhatsapp: 'support_whatsapp',
  registeredAddress: 'registered_address',
  helpUrl: 'help_url',
}

/** What the website says of the product, and which of it is only the demo's. Throws NOT_ALLOWED. */
export async function contentToEdit(ctx: Context, actor: Actor): Promise<ContentView> {
  if (!canAdmin(actor, 'content')) throw adminsOnly()
  const rows = await siteContentRows(ctx.db)
  const storedOf = (field: ContentField) => rows.find(({ name }) => name === columns[field])?.value
  return ContentView.parse({
    content: {
      claims: storedOf('claims') ?? [],
      figures: storedOf('figures') ?? [],
      supportEmail: storedOf('supportEmail') ?? null,
      supportWhatsapp: storedOf('supportWhatsapp') ?? null,
      registeredAddress: storedOf('registeredAddress') ?? null,
      helpUrl: storedOf('helpUrl') ?? null,
    },
    counted: await countFigures(ctx.db),
    demo: ContentField.options.filter((field) => rows.find(({ name }) => name === columns[field])?.is_demo),
  })
}

/**
 * Changes what differs, at once on the website; what is empty is not shown. Throws NOT_ALLOWED, and CLAIMS_TOO_MUCH for
 * a figure above what is counted.
 */
export const changeContent = (ctx: Context, actor: Actor, form: SiteContentForm): Promise<ContentView> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'content')) throw adminsOnly()
    await refuseHigherFigures(ctx, form)
    for (const field of ContentField.options) await changeOne(ctx, actor, columns[field], form[field])
    return contentToEdit(ctx, actor)
  })

/** What stood before is left alone when the count has fallen since. */
async function refuseHigherFigures(ctx: Context, { figures }: SiteContentForm): Promise<void> {
  const stands = (await siteContentRows(ctx.db)).find(({ name }) => name === 'figures')
  if (isDeepStrictEqual(stands?.value ?? [], figures)) return
  const counted = await countFigures(ctx.db)
  const fields = figures.flatMap((figure, at): [string, string][] => {
    const wrong = claimsTooMuch(figure, counted)
    return wrong ? [[`figures.${at}.value`, wrong]] : []
  })
  if (fields.length > 0)
    throw new Refusal('CLAIMS_TOO_MUCH', 'A figure claims more than is counted.', 409, Object.fromEntries(fields))
}

async function changeOne(ctx: Context, actor: Person, name: SiteContentName, wanted: unknown): Promise<void> {
  const before = (await siteContentRows(ctx.db)).find((row) => row.name === name)
  const value = wanted === null || (Array.isArray(wanted) && wanted.length === 0) ? null : wanted
  if (isDeepStrictEqual(before?.value ?? null, value)) return
  const row =
    value === null
      ? await deleteSiteContent(ctx.db, name)
      : await saveSiteContent(ctx.db, { name, value: JSON.stringify(value), updated_at: ctx.clock.now() })
  await noteAudit(ctx, {
    contactId: actor.contactId,
    action: value === null ? 'delete' : before ? 'update' : 'create',
    entity: 'site_content',
    entityId: row.id,
    ...(before && { before: { name, value: before.value } }),
    ...(value !== null && { after: { name, value } }),
  })
}

const DAYS = 90

/** Fewer answers say nothing of how fast shops are. */
const FEWEST_ANSWERS = 10

/** What the website says of itself, counted: shops that can be booked, where they are, and how fast they answer. */
export async function siteProof(ctx: Pick<Context, 'db' | 'clock'>): Promise<SiteProof> {
  const since = addDays(localDate(ctx.clock.now()), -DAYS)
  const { shops, towns, fitted, answers, minutes } = await countProof(ctx.db, since)
  return {
    shops,
    towns,
    fitted,
    answerMinutes: answers < FEWEST_ANSWERS ? null : Math.max(1, Math.round(minutes / answers)),
  }
}
