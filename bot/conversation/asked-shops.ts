import type { Turn } from '#bot/engine/flow.ts'
import { type Facts, factsAsked } from '#bot/flows/fits.ts'
import type { Thing } from '#bot/flows/shop-desk/pointing.ts'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import type { RescueAnswer, RescueView } from '#core/contracts/deal/rescue.ts'
import { tyreWords } from '#core/notifications/kinds/quotes/quote-price.ts'
import { myRounds } from '#core/quotes/rounds/rounds.ts'
import { myRescue } from '#core/rescue/rescue-view.ts'

/** A shop that was asked at the roadside; those that have not said that they come can be named, too. */
export type AnswerThing = Thing & { facts: Facts; answer: RescueAnswer; comes: boolean }

/** A price that a shop has named. */
export type QuoteThing = Thing & { facts: Facts; ask: AskView; round: RoundView }

export const rescueNow = async ({ ctx, actor }: Turn): Promise<RescueView | undefined> =>
  (await myRescue(ctx, actor)).rescue ?? undefined

/** Nothing of a round that is over. */
export const answersOf = ({ state, answers }: RescueView): AnswerThing[] =>
  state !== 'open' && state !== 'unanswered'
    ? []
    : answers.map((answer) => ({
        ...thingOf(answer),
        facts: {
          ...factsAsked({ quantity: 0, what: '', words: [answer.shop.name] }),
          amounts: [answer.totalCents, ...answer.lines.map(({ totalCents }) => totalCents)].map(inRand),
          ...(answer.minutes !== null && { minutes: answer.minutes }),
        },
        answer,
        comes: answer.state === 'coming',
      }))

/** Those that can be taken, of all rounds that run. */
export async function quotesOf({ ctx, actor }: Turn): Promise<QuoteThing[]> {
  const { rounds } = await myRounds(ctx, actor)
  return rounds
    .filter(({ state }) => state === 'open')
    .flatMap((round) =>
      round.asks
        .filter(({ state }) => state === 'answered')
        .map((ask) => ({ ...thingOf(ask), facts: factsOfQuote(ask, round), ask, round })),
    )
}

const factsOfQuote = (ask: AskView, { quantity, place }: RoundView): Facts => ({
  ...factsAsked({
    quantity,
    what: tyreWords(ask),
    words: [ask.shop.name, ask.shop.suburb ?? '', ask.shop.city, place],
  }),
  brands: ask.tyre ? [ask.tyre.brand] : [],
  amounts: [ask.priceCents ?? 0, ask.totalCents ?? 0].map(inRand),
})

const thingOf = ({ id, shop }: Pick<AskView | RescueAnswer, 'id' | 'shop'>) => ({
  kind: 'request' as const,
  id,
  name: shop.name,
  person: shop.id,
})

const inRand = (cents: number): number => Math.round(cents / 100)
