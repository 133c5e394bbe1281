import type { Intent } from '#bot/understand/types.ts'
import type { ActName } from './acts.ts'
import { type Doing, keepRequests, showRequests } from './does/doing.ts'
import { askForOtherTime, hearOffers, hearOffersOnly, refuseOffers, showOffers, takeOffer } from './does/offers.ts'
import {
  beFriendly,
  chooseAny,
  chooseByPlace,
  explain,
  helpIfIdle,
  helpWith,
  keepWaiting,
  repeat,
  sayYesOrNo,
  unlessAnswered,
} from './does/questions.ts'
import { hearPrices, refusePrice, showPrices, takePrice } from './does/quotes.ts'
import { sayWhoComes, sayWhoIsAsked, takeAnswer, takeIfPlain } from './does/rescue.ts'
import type { Fit } from './fit.ts'
import type { On } from './scene.ts'

/** What an act can do harm with. */
export type Risk =
  /** It reads, or can be said again: at once. */
  | 'none'
  /** Somebody else is told: only a certain act on exactly one thing, else it is read back. */
  | 'reaches another'

/** One row: an act on a thing in a state, and what happens then. */
export type Decision = {
  acts: readonly ActName[]
  on: On
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

const saidBesideRoad: readonly ActName[] = [
  ...(['agree', 'refuse', 'pick', 'give', 'correct', 'ask', 'tell'] as const),
  ...(['unsure', 'any', 'later', 'explain', 'repeat', 'nothing'] as const),
]

/** The first row that fits decides. What fits none is not decided here. */
export const decisions: readonly Decision[] = [
  {
    acts: ['agree', 'pick'],
    on: 'offer',
    when: ['fits'],
    does: takeOffer,
    else: hearOffers,
    risk: 'reaches another',
    says: 'the offer is taken',
  },
  {
    acts: ['refuse'],
    on: 'offer',
    when: ['fits'],
    does: refuseOffers,
    else: hearOffers,
    risk: 'reaches another',
    says: 'the offer is declined',
  },
  {
    acts: ['agree', 'refuse', 'give', 'correct', 'ask'],
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
    does: hearOffers,
    risk: 'none',
    says: 'the offer is shown again with its buttons',
  },
  {
    acts: ['agree', 'refuse', 'pick', 'give', 'correct'],
    on: 'offer',
    does: hearOffers,
    risk: 'none',
    says: 'which of several is taken or read back, another time or price is asked for once it was read back, a question is answered, or words are offered to the shop; else the offer is shown again',
  },
  {
    acts: ['ask', 'tell', 'want', 'nothing'],
    on: 'offer',
    does: hearOffersOnly,
    risk: 'none',
    says: 'the same, unless something else is certainly meant',
  },
  {
    acts: ['thanks', 'explain', 'repeat', 'unsure', 'any', 'later'],
    on: 'offer',
    does: showOffers,
    risk: 'none',
    says: 'it is said until when the offer stands, and it is shown again with its buttons',
  },
  {
    acts: ['agree', 'refuse'],
    on: 'question',
    does: sayYesOrNo,
    risk: 'none',
    says: 'it answers a question of yes or no; a yes only if certain',
  },
  {
    acts: ['agree', 'pick'],
    on: 'rescue',
    when: ['fits'],
    does: takeAnswer,
    else: takeIfPlain,
    risk: 'reaches another',
    says: 'that shop is taken',
  },
  {
    acts: saidBesideRoad,
    on: 'rescue',
    does: takeIfPlain,
    risk: 'none',
    says: 'the only shop that comes is taken by plain words; else who comes is shown, the soonest first, each with its button',
  },
  {
    acts: ['want'],
    of: ['book', 'compare', 'shops_nearby', 'emergency', 'cancel_booking', 'help'],
    on: 'rescue',
    does: takeIfPlain,
    risk: 'none',
    says: 'the only shop that comes is taken by plain words; else who comes is shown, the soonest first, each with its button',
  },
  {
    acts: [...saidBesideRoad, 'want', 'thanks'],
    on: 'asked',
    does: sayWhoIsAsked,
    risk: 'none',
    says: 'it is said how many have still to answer, and what may be meant for them is offered to them, unless something else is certainly meant',
  },
  {
    acts: ['agree', 'refuse', 'pick', 'give', 'correct', 'ask', 'explain', 'repeat', 'tell', 'want', 'nothing'],
    on: 'taken',
    does: sayWhoComes,
    risk: 'none',
    says: 'who comes is said, and whom to call, unless something else is certainly meant',
  },
  {
    acts: ['agree', 'refuse', 'pick', 'give', 'correct', 'ask', 'tell', 'want', 'later', 'nothing', 'unsure'],
    on: 'quote',
    does: hearPrices,
    risk: 'none',
    says: "a lower price is offered to the shop in the driver's words, the cheapest begins its booking, and who has not answered is said",
  },
  {
    acts: ['agree', 'pick', 'give', 'correct'],
    on: 'quote',
    when: ['fits', 'another time'],
    does: takePrice,
    risk: 'none',
    says: 'its booking begins, which is read back before it is sent',
  },
  {
    acts: ['want'],
    of: ['book'],
    on: 'quote',
    when: ['fits', 'another time'],
    does: takePrice,
    risk: 'none',
    says: 'its booking begins, which is read back before it is sent',
  },
  {
    acts: ['refuse'],
    on: 'quote',
    when: ['fits'],
    does: refusePrice,
    else: showPrices,
    risk: 'reaches another',
    says: 'the price is declined',
  },
  {
    acts: ['agree', 'refuse', 'pick', 'give', 'correct', 'unsure', 'any', 'explain', 'repeat'],
    on: 'quote',
    does: showPrices,
    risk: 'none',
    says: 'the price that is meant is shown again, else all side by side',
  },
  {
    acts: ['ask', 'want'],
    of: ['ask_offer', 'ask_tyres', 'book', 'compare', 'search_size', 'shops_nearby'],
    on: 'quote',
    does: showPrices,
    risk: 'none',
    says: 'the price that is meant is shown again, else all side by side',
  },
  {
    acts: ['unsure'],
    on: 'question',
    does: unlessAnswered(helpWith),
    risk: 'none',
    says: 'what helps is said, and the question asked again, unless the words answer it',
  },
  {
    acts: ['any'],
    on: 'question',
    does: chooseAny,
    risk: 'none',
    says: 'the first choice is taken, or what helps is said',
  },
  {
    acts: ['later'],
    on: 'question',
    does: unlessAnswered(keepWaiting),
    risk: 'none',
    says: 'the question is kept, unless the words answer it',
  },
  {
    acts: ['explain'],
    on: 'question',
    does: unlessAnswered(explain),
    risk: 'none',
    says: 'what the question is for is said, and it is asked again in brief, unless the words answer it',
  },
  { acts: ['thanks'], on: 'question', does: beFriendly, risk: 'none', says: 'it is answered, and the question stands' },
  {
    acts: ['nothing'],
    of: ['greeting'],
    on: 'question',
    does: beFriendly,
    risk: 'none',
    says: 'it is greeted back, and the question stands',
  },
  {
    acts: ['pick'],
    on: 'question',
    does: helpIfIdle,
    risk: 'none',
    says: 'what helps is said where nothing can be chosen, else it goes on to the question',
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

/** What comes of an act that neither the table above nor any flow takes: never an apology, since it was understood. */
export const otherwise: readonly Decision[] = [
  {
    acts: ['pick'],
    on: 'question',
    does: chooseByPlace,
    risk: 'none',
    says: 'the choice at that place is taken if it tells nobody, else what helps is said',
  },
  {
    acts: ['agree', 'refuse', 'give', 'correct', 'ask', 'tell', 'want'],
    on: 'question',
    does: helpWith,
    risk: 'none',
    says: 'what helps is said, and the question asked again',
  },
]
