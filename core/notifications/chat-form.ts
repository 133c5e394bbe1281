import type { Context } from '../context.ts'
import type { OutboundContent } from '../messaging/content.ts'
import { QUESTION } from '../messaging/outbound/wait-for-reply.ts'
import { type Language, textsIn } from '../texts/texts.ts'
import type { AnyKind, KindSpec } from './kind.ts'
import type { Kind } from './kinds/kinds.ts'
import type { Notification } from './notify.ts'
import { asMessage } from './render.ts'
import { openerState, templateValue } from './templates/templates.ts'

/** Words of a thread, with the template that asks a person who has not written within 24 hours to reply. */
export async function askingForm(
  ctx: Context,
  content: OutboundContent,
  from: string,
  wanted: Language,
): Promise<NonNullable<Notification['whatsapp']>> {
  const { language, state } = await openerState(ctx, QUESTION, wanted)
  const variables = [templateValue(from)]
  return { content, opener: { type: 'template', template: QUESTION, language, variables }, template: state }
}

/**
 * A notice in WhatsApp's forms: the message, and the template with the same content for a person who has not written
 * within 24 hours.
 */
export async function chatForm<Facts>(
  ctx: Context,
  name: Kind,
  kind: KindSpec<Facts> & AnyKind,
  facts: Facts,
  wanted: Language,
): Promise<Pick<Notification, 'whatsapp'>> {
  const { template } = kind
  if (!template) return {}
  const { language, state } = await openerState(ctx, name, wanted)
  const say = textsIn(wanted)
  const variables = template.variables(facts, textsIn(language)).map(templateValue)
  return {
    whatsapp: {
      content: kind.message?.(facts, say) ?? asMessage(kind.notice(facts, say)),
      opener: { type: 'template', template: name, language, variables },
      template: state,
    },
  }
}
