import { change, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { Heard } from '#bot/engine/heard.ts'
import type { Frame } from '#bot/engine/state.ts'
import type { SearchDraft } from '../search/draft.ts'
import { frame } from '../steps.ts'
import { type AlertDraft, laidOver, startAlert } from './draft.ts'
import { heardNear } from './make.ts'
import { resumed, stopped } from './taps.ts'
import { changesAlert, namedAlert, resumesAlerts, stopsAlerts } from './words.ts'

/** STOP ALERTS, ALERTS ON and 'change my alert to R1200', at any point; undefined when the words are none of these. */
export async function alertWords(heard: Heard, turn: Turn): Promise<Outcome | undefined> {
  if (stopsAlerts(heard.text)) return stopped(turn)
  if (resumesAlerts(heard.text)) return resumed(turn)
  return changesAlert(heard.text) ? enter(frame('alerts', 'which', { ...said(heard), act: 'change' })) : undefined
}

const nothing: AlertDraft = { wish: {} }
const said = (heard: Heard): AlertDraft => {
  const index = heard.understood.slots.index ?? namedAlert(heard.text)
  const draft = laidOver(nothing, heard, heardNear(heard)) ?? nothing
  return index === undefined ? draft : { ...draft, index }
}

/** 'Tell me when it goes under R1300' after a search means the size that was searched for. */
export const alertCreate = (heard: Heard, turn: Turn): Outcome => enter(wished(heard, turn))

function wished(heard: Heard, turn: Turn): Frame {
  const draft = said(heard)
  const last = (turn.memory.lastSearch as SearchDraft | undefined)?.wish.size
  if (draft.wish.size || draft.vehicle || !last) return startAlert(draft)
  return startAlert({ ...draft, wish: { ...draft.wish, size: last } })
}

export const alertList = (): Outcome => enter(frame('alerts', 'list', nothing))

export const alertDelete = (heard: Heard): Outcome => enter(frame('alerts', 'which', { ...said(heard), act: 'remove' }))

/** The same wishes while alerts are looked at: nothing to come back to afterwards. */
export function amongAlerts(heard: Heard, turn: Turn): Outcome | undefined {
  switch (heard.understood.intent) {
    case 'alert_create':
      return change(wished(heard, turn))
    case 'alert_list':
      return change(frame('alerts', 'list', nothing))
    case 'alert_delete':
      return change(frame('alerts', 'which', { ...said(heard), act: 'remove' }))
  }
  return undefined
}
