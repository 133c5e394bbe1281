import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { tellsNotToStop } from '#bot/understand/intent/sure.ts'
import { settingsButton } from './outcome.ts'

/** Words that may mean leaving, but not for certain: what should stop? The first button is obeyed as STOP is. */
export function askLeaving(message: ParsedMessage, { say: { common } }: Turn): Outcome {
  if (tellsNotToStop(message.text)) return aside(text(common.nothingStopped))
  return aside(
    buttons(
      common.stopWhich,
      { id: 'leave:all', title: common.stopAll },
      { id: 'leave:deals', title: common.stopDeals },
      { id: 'leave:nothing', title: common.stopNothing },
    ),
  )
}

export async function leavingButton(what: string, turn: Turn): Promise<Outcome | undefined> {
  if (what === 'deals') return settingsButton('deals:off', turn)
  return what === 'nothing' ? aside(text(turn.say.booking.kept)) : undefined
}
