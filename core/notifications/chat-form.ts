import type { Context } from '../context.ts'
import { type Language, textsIn } from '../texts/texts.ts'
import type { AnyKind, KindSpec } from './kind.ts'
import type { Kind } from './kinds/kinds.ts'
import type { Notification } from './notify.ts'
import { asMessage } from './render.ts'
import { openerState } from './templates/template-state.ts'
import { templateValue } from './templates/templates.ts'

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
