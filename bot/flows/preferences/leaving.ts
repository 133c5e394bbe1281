import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { settingsButton } from './outcome.ts'

/** Words that may mean leaving, but not for certain: what should stop? The first button is obeyed as STOP is. */
export const askLeaving = ({ say: { common } }: Turn): Outcome =>
  aside(
    buttons(
      common.stopWhich,
      { id: 'leave:all', title: common.stopAll },
      { id: 'leave:deals', title: common.stopDeals },
      { id: 'leave:nothing', title: common.stopNothing },
    ),
  )

/** Words that may mean coming back, but not for certain. The first button is obeyed as START is. */
export const askReturning = ({ say: { common } }: Turn): Outcome =>
  aside(
    buttons(
      common.returnSure,
      { id: 'leave:return', title: common.returnYes },
      { id: 'leave:nothing', title: common.no },
    ),
  )

export async function leavingButton(what: string, turn: Turn): Promise<Outcome | undefined> {
  if (what === 'deals') return settingsButton('deals:off', turn)
  return what === 'nothing' ? aside(text(turn.say.booking.kept)) : undefined
}
