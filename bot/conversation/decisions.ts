import type { Intent } from '#bot/understand/types.ts'
import type { ActName } from './acts.ts'
import type { Doing } from './does/doing.ts'
import { askForOtherTime, refuseOffers, showOffers, takeOffer } from './does/offers.ts'
import { chooseAny, explain, helpWith, keepWaiting, repeat } from './does/questions.ts'
import { keepRequests, showRequests } from './does/requests.ts'
import type { Fit } from './fit.ts'

/** What an act can do harm with. */
export type Risk =
  /** It reads, or can be said again: at once. */
  | 'none'
  /** Somebody else is told: only a certain act on exactly one thing, else it is read back. */
  | 'reaches another'

/** One row: an act on a thing in a state, and what happens then. */
export type Decision = {
  acts: readonly ActName[]
  on: 'offer' | 'question' | 'request'
  /** Of these wishes; any if it does not stand here. */
  of?: readonly Intent[]
  /** How what was said stands to the offer; any if it does not stand here. */
  when?: readonly Fit[]
  does: Doing
  /** Instead of it, if the risk asks for more certainty than there is. */
  else?: Doing
  risk: Risk
  /** The row in a few words, for docs/conversation.md. */
  says: string
}

/** The first row that fits decides. What fits none is not decided here. */
export const decisions: readonly Decision[] = [
  {
    acts: ['agree', 'pick'],
    on: 'offer',
    when: ['fits'],
    does: takeOffer,
    else: showOffers,
    risk: 'reaches another',
    says: 'the offer is taken',
  },
  {
    acts: ['refuse'],
    on: 'offer',
    when: ['fits'],
    does: refuseOffers,
    else: showOffers,
    risk: 'reaches another',
    says: 'the offer is declined',
  },
  {
    acts: ['agree', 'refuse', 'give', 'correct'],
    on: 'offer',
    when: ['another time'],
    does: askForOtherTime,
    risk: 'none',
    says: 'the shop is asked for that time, once it was read back',
  },
  {
    acts: ['want'],
    of: ['book'],
    on: 'offer',
    when: ['another time'],
    does: askForOtherTime,
    risk: 'none',
    says: 'the shop is asked for that time, once it was read back',
  },
  {
    acts: ['want'],
    of: ['book'],
    on: 'offer',
    when: ['fits'],
    does: showOffers,
    risk: 'none',
    says: 'the offer is shown again with its buttons',
  },
  {
    acts: ['agree', 'refuse', 'pick', 'give', 'correct'],
    on: 'offer',
    does: showOffers,
    risk: 'none',
    says: 'the offer is shown again with its buttons',
  },
  {
    acts: ['thanks', 'explain', 'repeat', 'unsure', 'any', 'later'],
    on: 'offer',
    does: showOffers,
    risk: 'none',
    says: 'it is said until when the offer stands, and it is shown again with its buttons',
  },
  {
    acts: ['unsure'],
    on: 'question',
    does: helpWith,
    risk: 'none',
    says: 'what helps is said, and the question asked again',
  },
  {
    acts: ['any'],
    on: 'question',
    does: chooseAny,
    risk: 'none',
    says: 'the first choice is taken, or what helps is said',
  },
  { acts: ['later'], on: 'question', does: keepWaiting, risk: 'none', says: 'the question is kept' },
  {
    acts: ['explain'],
    on: 'question',
    does: explain,
    risk: 'none',
    says: 'what the question is for is said, and it is asked again in brief',
  },
  { acts: ['repeat'], on: 'question', does: repeat, risk: 'none', says: 'the question is asked again whole' },
  {
    acts: ['unsure', 'any', 'explain', 'repeat'],
    on: 'request',
    does: showRequests,
    risk: 'none',
    says: 'what can be answered is said, and the request shown again with its buttons',
  },
  { acts: ['later'], on: 'request', does: keepRequests, risk: 'none', says: 'it is said until when the request waits' },
]
