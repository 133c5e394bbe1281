import type { Context } from '#core/context.ts'
import { type StoredTemplate, storedTemplates, storeTemplate } from '#core/messaging/templates/template-store.ts'
import {
  allTemplates,
  approvalName,
  fingerprintOf,
  type Template,
  templateTypes,
} from '#core/notifications/templates/templates.ts'
import { reportIncident } from '#core/transaction.ts'
import type { Approval, ContentItem, WhatsappClient } from './whatsapp-client.ts'
import { failureFrom } from './whatsapp-errors.ts'

export type SyncedTemplate = { name: string; language: string; contentSid: string; changed: boolean } & Approval

/**
 * Brings every template of the registry to Twilio: makes and submits the missing ones, and stores the state of each.
 * Safe to repeat, also after our database was lost. `complete` is false if one of them failed.
 */
export async function syncTemplates(
  ctx: Context,
  client: WhatsappClient,
): Promise<{ templates: SyncedTemplate[]; complete: boolean }> {
  const templates: SyncedTemplate[] = []
  const stored = await storedTemplates(ctx)
  let present: ContentItem[] | undefined
  let complete = true
  for (const template of allTemplates()) {
    try {
      const row = stored.find(({ name, language }) => name === template.name && language === template.language)
      templates.push(await syncOne(ctx, client, { template, row }, async () => (present ??= await client.contents())))
    } catch (error) {
      complete = false
      ctx.log.warn(
        { template: template.name, language: template.language, why: failureFrom(error).says },
        'template not synced',
      )
      if (failureFrom(error).class !== 'permanent') break
    }
  }
  tellStates(ctx, templates)
  return { templates, complete }
}

async function syncOne(
  ctx: Context,
  client: WhatsappClient,
  { template, row }: { template: Template; row: StoredTemplate | undefined },
  present: () => Promise<ContentItem[]>,
): Promise<SyncedTemplate> {
  const { language, category } = template
  const name = approvalName(template)
  const fingerprint = fingerprintOf(ctx.config, template)
  const known = row?.fingerprint === fingerprint ? row.content_sid : undefined
  const make = async () =>
    (await present()).find((item) => item.name === name && item.language === language)?.sid ??
    (await client.createContent(name, language, templateTypes(template), samplesOf(template)))
  let contentSid = known ?? (await make())
  let approval = await approvalOf(client, contentSid, name, category)
  if (!approval) {
    contentSid = await make()
    approval = await approvalOf(client, contentSid, name, category)
  }
  if (!approval) throw new Error(`Twilio has lost the template ${name} that it just made`)
  await storeTemplate(ctx, {
    name: template.name,
    language,
    content_sid: contentSid,
    fingerprint,
    category,
    approval: approval.status,
    approval_reason: approval.reason,
  })
  const changed = approval.status !== row?.approval
  if (changed) await report(ctx, template, approval)
  return { name: template.name, language, contentSid, changed, ...approval }
}

/** Undefined if Twilio does not know the template. */
async function approvalOf(
  client: WhatsappClient,
  contentSid: string,
  name: string,
  category: string,
): Promise<Approval | undefined> {
  try {
    const found = await client.approvalOf(contentSid)
    if (found.status !== 'unsubmitted') return found
    await client.submit(contentSid, name, category)
    // The answer to a submission only says that it has come; some are decided at once.
    return await client.approvalOf(contentSid)
  } catch (error) {
    if (isUnknown(error)) return undefined
    throw error
  }
}

const isUnknown = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

const samplesOf = ({ samples }: Template) => Object.fromEntries(samples.map((sample, at) => [String(at + 1), sample]))

const bad = new Set(['rejected', 'paused', 'disabled'])

async function report(ctx: Context, { name, language }: Template, { status, reason }: Approval): Promise<void> {
  if (bad.has(status))
    await reportIncident(ctx, 'template_refused', [name, language, status, reason].filter(Boolean).join(' '))
}

/** One line for all of them, when anything has changed. */
function tellStates(ctx: Context, templates: readonly SyncedTemplate[]): void {
  if (!templates.some((one) => one.changed)) return
  const states: Record<string, number> = {}
  for (const { status } of templates) states[status] = (states[status] ?? 0) + 1
  ctx.log.info(states, 'template states')
}
