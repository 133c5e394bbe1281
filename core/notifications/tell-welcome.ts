import type { Context } from '../context.ts'
import type { TemplateContent } from '../messaging/content.ts'
import { personOf } from '../messaging/people/person.ts'
import { openerState } from '../messaging/templates/template-state.ts'
import { templateText, templateValue } from '../messaging/templates/templates.ts'
import { notify } from './notify.ts'

/** Greets who has just registered with their number. */
export async function tellWelcome(
  ctx: Context,
  { eventId, contactId }: { eventId: string; contactId: string },
): Promise<void> {
  const person = await personOf(ctx, contactId)
  const { language, state } = await openerState(ctx, 'welcome', person.language ?? 'en')
  const variables = [templateValue(person.name ?? '')]
  const opener: TemplateContent = { type: 'template', template: 'welcome', language, variables }
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind: 'welcome',
    bookingId: null,
    whatsapp: { content: { type: 'text', body: templateText(opener) }, opener, template: state },
  })
}
