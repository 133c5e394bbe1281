import { change, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Frame } from '#bot/engine/state.ts'
import {
  alertOrder,
  namesAlerts,
  namesAllAlerts,
  namesOwnAlert,
  pausesForNow,
  randNamed,
} from '#bot/understand/said/alerts/alert-order.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import type { SearchDraft } from '../search/draft.ts'
import { queryFrom } from '../search/place.ts'
import { showsOnly } from '../shown.ts'
import { frame } from '../steps.ts'
import { type AlertAct, type AlertDraft, laidOver, startAlert } from './draft.ts'
import { heardNear } from './make.ts'

/** 'Change my alert to R1200', at any point; undefined when the words are none of these. */
export function alertWords(message: ParsedMessage, turn: Turn): Outcome | undefined {
  const { choice, kind, text: words, repliesTo } = message
  if (choice || kind !== 'text' || repliesTo) return undefined
  if (message.understood.slots.alert?.change)
    return enter(frame('alerts', 'which', { ...changeSaid(message), act: 'change' }))
  const isNamed = namesOwnAlert(words)
  if (!isNamed && !(isBelowAlerts(turn) && isShort(words))) return undefined
  // What switches all of them, or removes one, is understood as that.
  const ordered = orderOf(message)
  const isChange = ordered?.act === 'change' || pausesForNow(words)
  if (switching.has(message.understood.intent) && !isChange) return undefined
  if (!ordered || (ordered.act === 'remove' && !isNamed) || (!isNamed && readsAsQuestion(words))) return undefined
  return enter(frame('alerts', 'which', ordered.act === 'remove' ? removal(message) : ordered))
}

const switching: ReadonlySet<Intent> = new Set<Intent>(['alert_delete', 'preferences', 'opt_out', 'opt_in'])

const FEW_WORDS = 8
const isShort = (words: string): boolean => words.split(' ').length <= FEW_WORDS

/** The newest answer is about alerts and nothing else, as the menu is not, and nothing is asked. */
const isBelowAlerts = (turn: Turn): boolean => turn.running === undefined && showsOnly(turn, 'alerts')

/** What is ordered of an alert: 'make it R1 300', 'skakel dit af', 'rather in Sandton'. */
export function orderOf(message: ParsedMessage): (AlertDraft & { act: AlertAct }) | undefined {
  const order = alertOrder(message.text)
  const every = namesAllAlerts(message.text) ? { every: true as const } : {}
  if (order && order !== 'change') return { ...nothing, ...sizeNamed(message), ...every, act: order }
  const laid = changeSaid(message)
  const isSaid = laid !== nothing
  if (!order && !(isSaid && says(message, 'objects'))) return undefined
  return isSaid || namesOwnAlert(message.text) ? { ...laid, act: 'change' } : undefined
}

const sizeNamed = ({ understood: { slots } }: ParsedMessage): Partial<AlertDraft> => {
  const { size } = queryFrom(slots)
  return size ? { query: { size } } : {}
}

/** Of two sizes the first names the alert, and the second is what it changes to. */
function changeSaid(message: ParsedMessage): AlertDraft {
  const draft = said(message)
  const rand = draft.query.maxCents === undefined ? randNamed(message.text) : undefined
  const query = rand ? { ...draft.query, maxCents: rand * 100, maxCovers: 'tyre' as const } : draft.query
  const [first, second] = findTyreSizes(message.text.slice(0, 300)).map(({ size }) => sizeCode(size))
  if (first && second && first !== second) return { ...draft, query: { ...query, size: first }, toSize: second }
  return rand ? { ...draft, query } : draft
}

/** The same under a question about alerts: a short order, or a value that turns against what stands there. */
export const orderHere = (message: ParsedMessage) =>
  message.choice || message.kind !== 'text' || message.yes || message.no || !isShort(message.text)
    ? undefined
    : readsAsQuestion(message.text)
      ? undefined
      : orderOf(message)

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
  ...(isMaybeBooking(message) && { words: message.text.slice(0, MAX_NAMING) }),
})

/** 'Cancel the Dunlop' does not say of what. */
const isMaybeBooking = ({ text: words, understood: { wishes } }: ParsedMessage): boolean =>
  !namesAlerts(words) || !wishes.some(({ sure }) => sure)

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
