import { change, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Frame } from '#bot/engine/state.ts'
import type { SearchDraft } from '../search/draft.ts'
import { frame } from '../steps.ts'
import { type AlertDraft, laidOver, startAlert } from './draft.ts'
import { heardNear } from './make.ts'

/** 'Change my alert to R1200', at any point; undefined when the words are none of these. */
export const alertWords = (message: ParsedMessage): Outcome | undefined =>
  message.understood.slots.alert?.change
    ? enter(frame('alerts', 'which', { ...said(message), act: 'change' }))
    : undefined

const nothing: AlertDraft = { query: {} }
const said = (message: ParsedMessage): AlertDraft => {
  const { slots } = message.understood
  const index = slots.index ?? slots.alert?.number
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

export const alertDelete = (message: ParsedMessage): Outcome => enter(frame('alerts', 'which', removal(message)))

const MAX_NAMING = 200

/** 'Both of them' stops and keeps them all. */
export const removal = (message: ParsedMessage): AlertDraft => ({
  ...said(message),
  act: 'remove',
  ...(message.understood.slots.alert?.all && { every: true }),
  ...(!message.understood.wishes.some(({ sure }) => sure) && { words: message.text.slice(0, MAX_NAMING) }),
})

/** The same wishes while alerts are looked at: nothing to come back to afterwards. */
export function amongAlerts(message: ParsedMessage, turn: Turn): Outcome | undefined {
  switch (message.understood.intent) {
    case 'alert_create':
      return change(isRequest(message, turn))
    case 'alert_list':
      return change(frame('alerts', 'list', nothing))
    case 'alert_delete':
      return change(frame('alerts', 'which', removal(message)))
  }
  return undefined
}
