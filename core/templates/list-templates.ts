import { allStoredTemplates, sentByKind } from '#db/queries/messaging/template-checks.ts'
import type { TemplateRow } from '#db/queries/messaging/templates.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import { TemplateApproval, type TemplateList, type TemplateView } from '../contracts/admin/templates.ts'
import { kindOf } from '../notifications/kinds/kinds.ts'
import { allTemplates, fingerprintOf, type Template, templateText } from '../notifications/templates/templates.ts'
import { addMinutes } from '../rules/time/time.ts'
import { textsIn } from '../texts/texts.ts'
import { checkOf } from './check-templates.ts'

const DAYS = 30

/** Every template with its approval at WhatsApp, and what was sent of its kind over 30 days. Throws NOT_ALLOWED. */
export async function listTemplates(ctx: Context, actor: Actor): Promise<TemplateList> {
  if (!canAdmin(actor, 'templates')) throw adminsOnly()
  const stored = await allStoredTemplates(ctx.db)
  const sent = await sentByKind(ctx.db, addMinutes(ctx.clock.now(), -DAYS * 24 * 60))
  const templates = allTemplates().map((template): TemplateView => {
    const row = stored.find(({ name, language }) => name === template.name && language === template.language)
    const { sent: went = 0, failed = 0 } = sent.find(({ kind }) => kind === template.name) ?? {}
    return { ...described(template), ...standing(ctx, template, row), sent: went, failed }
  })
  return { templates, check: await checkOf(ctx) }
}

/** With the sample values that WhatsApp saw. The words around a code are WhatsApp's own. */
const described = (template: Template) => ({
  name: template.name,
  language: template.language,
  category: template.category,
  tells: textsIn('en').settings.kinds[kindOf(template.name)?.named ?? 'other'],
  preview: templateText({
    type: 'template',
    template: template.name,
    language: template.language,
    variables: [...template.samples],
  }),
  buttons: [...template.buttons.map(({ title }) => title), ...(template.copyCode ? [template.copyCode] : [])],
})

function standing(ctx: Context, template: Template, row: TemplateRow | undefined) {
  if (!row) return { approval: 'missing' as const, reason: null, checkedAt: null }
  const isOurs = row.fingerprint === fingerprintOf(ctx.config, template)
  const known = TemplateApproval.safeParse(row.approval)
  return {
    approval: isOurs ? (known.success ? known.data : 'pending') : ('outdated' as const),
    reason: row.approval_reason || null,
    checkedAt: row.updated_at.toISOString(),
  }
}
