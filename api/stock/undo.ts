import { isPerson } from '#core/actor.ts'
import { undoStep } from '#core/undo/undo.ts'
import { nothingToUndo } from '#core/undo-step.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /undo/:id', {
  summary: 'Takes back what the person has just done, for a minute',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => {
    const undone = isPerson(actor) && (await undoStep(ctx, actor, params.id))
    if (!undone) throw nothingToUndo()
    return undefined
  },
})
