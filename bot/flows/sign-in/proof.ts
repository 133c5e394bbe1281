import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { link, text } from '#bot/engine/say.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { readNumberProof } from '#core/auth/number-proof.ts'
import { frame } from '../steps.ts'

/** 'SPOOR 4F7K2M', the code that the website shows, and 'It was not me' after it. */
export async function proofOutcome(message: ParsedMessage, { ctx, contact, say }: Turn): Promise<Outcome | undefined> {
  if (says(message, 'notMe')) return enter(frame('sign-in', 'no', {}))
  const asked = await readNumberProof(ctx, contact.id, message.text)
  if (asked === undefined) return undefined
  if (asked === 'unknown') return aside(text(say.auth.codeUnknown))
  if (asked === 'stranger')
    return aside(link(say.auth.noAccountYet, say.auth.openAccount, `${ctx.config.publicUrl}/login?tab=signup`))
  return enter(frame('sign-in', 'sure', { proofId: asked.proofId }))
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The two buttons under the question, also when they are tapped later. */
export function proofButton(what: string, { say }: Turn): Outcome {
  const [answer = '', proofId = ''] = what.split(':')
  if (!uuid.test(proofId) || (answer !== 'yes' && answer !== 'undo')) return aside(text(say.common.oldChoice))
  return enter(frame('sign-in', answer === 'yes' ? 'yes' : 'no', { proofId }))
}
