import { go, type Outcome } from '#bot/engine/flow.ts'
import { type Frame, frameAt } from '#bot/engine/state.ts'
import type { OutboundContent } from '#core/messaging/content.ts'

/** The steps of each flow. A step that is named anywhere and does not stand here does not compile. */
export type StepOf = {
  alerts:
    | 'begin'
    | 'car'
    | 'size'
    | 'price'
    | 'place'
    | 'sure'
    | 'save'
    | 'list'
    | 'which'
    | 'one'
    | 'change'
    | 'on'
    | 'remove'
  booking:
    | 'begin'
    | 'service'
    | 'next'
    | 'how'
    | 'address'
    | 'day'
    | 'checkDay'
    | 'time'
    | 'checkTime'
    | 'name'
    | 'notes'
    | 'quantity'
    | 'summary'
    | 'change'
    | 'request'
  emergency: 'begin' | 'where' | 'help'
  'my-bookings': 'begin' | 'list' | 'one' | 'sure' | 'cancel' | 'move' | 'moveDay' | 'moveTime'
  review: 'stars' | 'comment' | 'write'
  search:
    | 'begin'
    | 'again'
    | 'size'
    | 'vehicle'
    | 'model'
    | 'year'
    | 'option'
    | 'where'
    | 'place'
    | 'results'
    | 'compare'
    | 'rim'
    | 'otherRim'
    | 'offer'
  'shop-desk':
    | 'begin'
    | 'which'
    | 'answer'
    | 'time'
    | 'confirm'
    | 'decline'
    | 'propose'
    | 'today'
    | 'work'
    | 'act'
    | 'sure'
  shops: 'begin' | 'place' | 'list' | 'details' | 'hours' | 'offered'
  'sign-in': 'link' | 'out' | 'sure' | 'yes' | 'no'
  threads: 'begin' | 'which' | 'words' | 'sure' | 'send'
}
export type FlowName = keyof StepOf

/** A flow at one of its steps, to begin or to go to. */
export const frame = <Name extends FlowName>(flow: Name, step: StepOf[Name], draft: unknown): Frame =>
  frameAt(flow, step, draft)

/** `go` for the steps of one flow. */
export const goWithin =
  <Name extends FlowName>() =>
  (step: StepOf[Name], draft: unknown, ...say: OutboundContent[]): Outcome =>
    go(step, draft, ...say)
