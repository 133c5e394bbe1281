import type { Person } from '../actor.ts'
import type { Context } from '../context.ts'
import { personOf } from '../messaging/people/person.ts'
import { type Texts, textsIn } from '../texts/texts.ts'
import { type Addressee, writeFirst } from './write-first.ts'

export type Said = { subject: string; words: string }

/**
 * Writes to a person about what was decided, in their language and in a conversation with us, where they can answer. A
 * guest without an address is not reached.
 */
export async function tellPerson(
  ctx: Context,
  admin: Pick<Person, 'contactId'>,
  who: Addressee,
  said: (say: Texts['threads']['decided']) => Said,
): Promise<void> {
  if (!who.contact_id && !who.guest_email) return
  const language = who.contact_id ? (await personOf(ctx, who.contact_id)).language : undefined
  const { subject, words } = said(textsIn(language ?? 'en').threads.decided)
  await writeFirst(ctx, admin, [who], { subject, message: words })
}
