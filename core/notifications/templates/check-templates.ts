import {
  allStoredTemplates,
  askForCheck,
  endCheck,
  sentByKind,
  type TemplateRow,
  templateCheck,
} from '#db/queries/messaging/templates.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly, canAdmin } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import {
  TemplateApproval,
  type TemplateCheck,
  type TemplateList,
  type TemplateView,
} from '../../contracts/admin/operations.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { textsIn } from '../../texts/texts.ts'
import { transaction } from '../../transaction.ts'
import { kindOf } from '../kinds/kinds.ts'
import { allTemplates, fingerprintOf, type Template, templateText } from './templates.ts'

/**
 * Asks for the missing templates to be submitted, and for all to be looked at; only workers talk to Twilio. Throws
 * NOT_ALLOWED.
 */
export const askToCheck = (ctx: Context, actor: Actor): Promise<TemplateCheck> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'templates')) throw adminsOnly()
    const row = await askForCheck(ctx.db, ctx.clock.now())
    await noteAudit(ctx, { contactId: actor.contactId, action: 'update', entity: 'template', entityId: row.id })
    await enqueue(ctx, 'templates', {})
    return checkOf(ctx)
  })

async function checkOf(ctx: Context): Promise<TemplateCheck> {
  const row = await templateCheck(ctx.db)
  const isRunning = row !== undefined && isOpen(row)
  return { isRunning, failed: !isRunning && row?.failed === true }
}

type Open = { asked_at: Date; done_at: Date | null }
const isOpen = ({ asked_at, done_at }: Open): boolean => done_at === null || done_at < asked_at

/** When the wish was made that nobody has fulfilled yet. */
export async function isCheckAsked(ctx: Context): Promise<Date | undefined> {
  const row = await templateCheck(ctx.db)
  return row && isOpen(row) ? row.asked_at : undefined
}

export const noteChecked = (ctx: Context, askedAt: Date, complete: boolean) =>
  endCheck(ctx.db, askedAt, { done_at: ctx.clock.now(), failed: !complete })

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
