import { change, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Frame } from '#bot/engine/state.ts'
import type { SearchDraft } from '../search/draft.ts'
import { frame } from '../steps.ts'
import { resumed, stopped } from './buttons.ts'
import { type AlertDraft, laidOver, startAlert } from './draft.ts'
import { heardNear } from './make.ts'
import { changesAlert, namedAlert, resumesAlerts, stopsAlerts } from './words.ts'

/** STOP ALERTS, ALERTS ON and 'change my alert to R1200', at any point; undefined when the words are none of these. */
export async function alertWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (stopsAlerts(message.text)) return stopped(turn)
  if (resumesAlerts(message.text)) return resumed(turn)
  return changesAlert(message.text) ? enter(frame('alerts', 'which', { ...said(message), act: 'change' })) : undefined
}

const nothing: AlertDraft = { query: {} }
const said = (message: ParsedMessage): AlertDraft => {
  const index = message.understood.slots.index ?? namedAlert(message.text)
  const draft = laidOver(nothing, message, heardNear(message)) ?? nothing
  return index === undefined ? draft : { ...draft, index }
}

/** 'Tell me when it goes under R1300' after a search means the size that was searched for. */
export const alertCreate = (message: ParsedMessage, turn: Turn): Outcome => enter(isRequest(message, turn))

function isRequest(message: ParsedMessage, turn: Turn): Frame {
  const draft = said(message)
  const last = (turn.memory.lastSearch as SearchDraft | undefined)?.query.size
  if (draft.query.size || draft.vehicle || !last) return startAlert(draft)
  return startAlert({ ...draft, query: { ...draft.query, size: last } })
}

export const alertList = (): Outcome => enter(frame('alerts', 'list', nothing))

export const alertDelete = (message: ParsedMessage): Outcome =>
  enter(frame('alerts', 'which', { ...said(message), act: 'remove' }))

/** The same wishes while alerts are looked at: nothing to come back to afterwards. */
export function amongAlerts(message: ParsedMessage, turn: Turn): Outcome | undefined {
  switch (message.understood.intent) {
    case 'alert_create':
      return change(isRequest(message, turn))
    case 'alert_list':
      return change(frame('alerts', 'list', nothing))
    case 'alert_delete':
      return change(frame('alerts', 'which', { ...said(message), act: 'remove' }))
  }
  return undefined
}
