import { aside, change, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { offersLastTold } from '#core/alerts/alert-view.ts'
import { listAlerts, resumeAlerts, stopAlerts } from '#core/alerts/alerts.ts'
import { answerRenewal } from '#core/alerts/renew-alerts.ts'
import { offerRow } from '#core/notifications/kinds/alerts/alert-rows.ts'
import type { SearchDraft } from '../search/draft.ts'
import { startSearch } from '../search/flow.ts'
import { frame } from '../steps.ts'
import { asSearch, fromSearch, startAlert } from './draft.ts'

const SHOWN = 9

/** The choices under messages about alerts, which mean the same whenever they are tapped. */
export async function alertButton(what: string, turn: Turn): Promise<Outcome | undefined> {
  const [verb = '', id = ''] = what.split(':')
  const { ctx, say } = turn
  switch (verb) {
    case 'new':
      return change(startAlert(fromSearch((turn.memory.lastSearch as SearchDraft | undefined) ?? { query: {} })))
    case 'list':
      return enter(frame('alerts', 'list', { query: {} }))
    case 'search':
      return searchButton(id, turn)
    case 'show':
      return showButton(turn)
    case 'off':
      return stopped(turn)
    case 'on':
      return resumed(turn)
    case 'keep':
      return aside(text(say.alerts.kept(await answerRenewal(ctx, turn.actor, 'keep'))))
    case 'stop':
      return aside(text(say.alerts.ended(await answerRenewal(ctx, turn.actor, 'stop'))))
  }
  return undefined
}

export const stopped = async (turn: Turn): Promise<Outcome> =>
  aside(text(turn.say.alerts.stopped(await stopAlerts(turn.ctx, turn.actor))))

export const resumed = async (turn: Turn): Promise<Outcome> =>
  aside(text(turn.say.alerts.resumed(await resumeAlerts(turn.ctx, turn.actor))))

async function searchButton(id: string, turn: Turn): Promise<Outcome> {
  const { alerts } = await listAlerts(turn.ctx, turn.actor)
  const alert = alerts.find((one) => one.id === id)
  return alert ? enter(startSearch(asSearch(alert))) : aside(text(turn.say.alerts.noneSuch))
}

/** What the latest alert message was about, with the choices to look at each. */
async function showButton(turn: Turn): Promise<Outcome> {
  const { ctx, say } = turn
  const offers = await offersLastTold(ctx, turn.actor, 4, SHOWN)
  if (offers.length === 0) return aside(buttons(say.alerts.nothingLeft, { id: 'alert:list', title: say.alerts.mine }))
  const lines = offers.map((offer, at) => say.search.offer(at + 1, offer))
  const rows = offers.map((offer, at) => offerRow(offer, at + 1, say))
  return aside(
    list([say.alerts.latest, ...lines].join('\n\n'), say.search.choose, [
      ...rows,
      { id: 'alert:list', title: say.alerts.mine },
    ]),
  )
}
