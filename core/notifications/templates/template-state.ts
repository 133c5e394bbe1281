import type { Context } from '#core/context.ts'
import type { TemplateState } from '#core/rules/notifications/notify.ts'
import type { Language } from '#core/texts/texts.ts'
import { findTemplate } from '#db/queries/messaging/templates.ts'
import { fingerprintOf, type TemplateName, templateOf } from './templates.ts'

/** Whether our templates are kept in step with Twilio's, so that a missing one will be there soon. */
export const keepsTemplates = ({ config }: Context): boolean => config.twilio.simulated || config.twilio.syncTemplates

/** The template that may open a conversation now, in the person's language or else in English. */
export async function openerState(
  ctx: Context,
  name: TemplateName,
  language: Language,
): Promise<{ language: Language; state: TemplateState }> {
  const state = await stateOf(ctx, name, language)
  if (state === 'approved' || language === 'en') return { language, state }
  const english = await stateOf(ctx, name, 'en')
  return english === 'approved' ? { language: 'en', state: english } : { language, state }
}

const refused = new Set(['rejected', 'paused', 'disabled'])

async function stateOf(ctx: Context, name: TemplateName, language: Language): Promise<TemplateState> {
  const row = await findTemplate(ctx.db, name, language)
  if (row?.fingerprint !== fingerprintOf(ctx.config, templateOf(name, language)))
    return keepsTemplates(ctx) ? 'waiting' : 'missing'
  if (row.approval === 'approved') return 'approved'
  return refused.has(row.approval) ? 'refused' : 'waiting'
}
