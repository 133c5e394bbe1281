import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { Heard } from '#bot/engine/heard.ts'
import { frame } from '#bot/engine/state.ts'
import type { SearchDraft } from '../search/draft.ts'
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
export function alertCreate(heard: Heard, turn: Turn): Outcome {
  const draft = said(heard)
  const last = (turn.memory.lastSearch as SearchDraft | undefined)?.wish.size
  if (draft.wish.size || draft.vehicle || !last) return enter(startAlert(draft))
  return enter(startAlert({ ...draft, wish: { ...draft.wish, size: last } }))
}

export const alertList = (): Outcome => enter(frame('alerts', 'list', nothing))

export const alertDelete = (heard: Heard): Outcome => enter(frame('alerts', 'which', { ...said(heard), act: 'remove' }))
