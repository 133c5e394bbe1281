import type { Context } from '../../context.ts'
import { personOf } from '../../messaging/people/person.ts'
import { textsIn } from '../../texts/texts.ts'
import { chatForm } from '../chat-form.ts'
import { kinds } from '../kinds/kinds.ts'
import { notify } from '../notify.ts'

/** Greets a person who has just registered with their number. */
export async function tellWelcome(
  ctx: Context,
  { eventId, contactId }: { eventId: string; contactId: string },
): Promise<void> {
  const person = await personOf(ctx, contactId)
  const language = person.language ?? 'en'
  const facts = { name: person.name ?? '' }
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind: 'welcome',
    bookingId: null,
    notice: kinds.welcome.notice(facts, textsIn(language)),
    ...(await chatForm(ctx, 'welcome', kinds.welcome, facts, language)),
  })
}
