import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { proveNumber, undoNumberProof } from '#core/auth/number-proof.ts'

/** 'SPOOR 4F7K2M', the code that the website shows: it proves the number that it comes from. */
export async function proofOutcome(message: ParsedMessage, { ctx, contact, say }: Turn): Promise<Outcome | undefined> {
  switch (await proveNumber(ctx, contact.id, message.text)) {
    case 'confirmed':
      return aside(buttons(say.auth.numberConfirmed, { id: 'proof:undo', title: say.auth.notMe }))
    case 'unknown':
      return aside(text(say.auth.codeUnknown))
    case undefined:
      return undefined
  }
}

/** 'It was not me' under the confirmation. */
export const notMeOutcome = async ({ ctx, contact, say }: Turn): Promise<Outcome> =>
  aside(text((await undoNumberProof(ctx, contact.id)) ? say.auth.undone : say.auth.nothingToUndo))
