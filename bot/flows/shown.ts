import type { Seen } from '#bot/engine/flow.ts'

/** The row below a list of tyres that has shops asked for a price. */
export const ASK_FOR_PRICES = 'quote:ask'

/**
 * What our newest answer can show, by how the ids of its buttons and rows begin. Whoever asks what stands on the screen
 * asks here, so that a new button is weighed once: 'quote:ask' stands under every list of tyres and shows no price.
 */
const beginnings = {
  'prices of shops': ['quote:'],
  'who waits for a price': ['quote:card:'],
  'somebody beside the road': ['rescue:'],
  'shops that come': ['rescue:take'],
  'when a shop comes': ['call:', 'rescue:'],
  'jobs of a day': ['work:'],
  'an offer read back': ['booking:take:'],
  'more promised than is free': ['booking:anyway:'],
  'what can be taken back': ['undo:'],
  alerts: ['alert:'],
} as const satisfies Record<string, readonly string[]>

export type Shown = keyof typeof beginnings

/** They ask for something new, whatever their beginning says. */
const others: ReadonlySet<string> = new Set([ASK_FOR_PRICES])

export const isOf = (id: string, what: Shown): boolean =>
  !others.has(id) && beginnings[what].some((beginning) => id.startsWith(beginning))

type Screen = Pick<Seen, 'screen' | 'choices'>

/** Our answer is the newest on the screen and shows that. */
export const answerShows = ({ screen, choices }: Screen, what: Shown): boolean =>
  screen[0]?.kind === 'reply' && choices.some((id) => isOf(id, what))

/** The same where nothing else stands in it. */
export const showsOnly = ({ choices }: Screen, what: Shown): boolean =>
  choices.length > 0 && choices.every((id) => isOf(id, what))
