import { deleteSiteContent, saveSiteContent, siteContentRows } from '#db/queries/site/site.ts'
import type { SiteContentName } from '#db/schema/site.ts'
import type { Actor, Person } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import { ContentField, ContentView } from '../contracts/admin/content.ts'
import type { SiteContentForm } from '../contracts/forms/content.ts'
import { transaction } from '../transaction.ts'

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
    demo: ContentField.options.filter((field) => rows.find(({ name }) => name === columns[field])?.is_demo),
  })
}

/** Changes what differs, at once on the website; what is empty is not shown. Throws NOT_ALLOWED. */
export const changeContent = (ctx: Context, actor: Actor, form: SiteContentForm): Promise<ContentView> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'content')) throw adminsOnly()
    for (const field of ContentField.options) await changeOne(ctx, actor, columns[field], form[field])
    return contentToEdit(ctx, actor)
  })

async function changeOne(ctx: Context, actor: Person, name: SiteContentName, wanted: unknown): Promise<void> {
  const before = (await siteContentRows(ctx.db)).find((row) => row.name === name)
  const value = wanted === null || (Array.isArray(wanted) && wanted.length === 0) ? null : wanted
  if (JSON.stringify(before?.value ?? null) === JSON.stringify(value)) return
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
