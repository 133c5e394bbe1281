import { type Action, again, done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { hearStars, wordsBesideStars } from '#bot/understand/said/figures.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { Refusal } from '#core/errors.ts'
import { writeReview } from '#core/reviews/reviews.ts'
import { defineFlow } from '../steps.ts'
import { go } from './go.ts'

export type ReviewDraft = {
  bookingId: string
  stars?: number
  comment?: string
  /** What they said with the stars, which may be their words for others. */
  said?: string
}

declare module '../steps.ts' {
  interface DraftOf {
    review: ReviewDraft
  }
}

const MOST_SIGNS = 1000

const stars: Question<ReviewDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const booking = await oneBooking(turn.ctx, turn.actor, draft.bookingId)
    const rows = [1, 2, 3, 4, 5].map((count) => ({
      id: `stars:${count}`,
      title: say.threads.review.star(count),
      description: '★'.repeat(count),
    }))
    return { say: [list(say.threads.review.stars(booking.shop.name), say.threads.review.choose, rows)] }
  },
  takes: ({ text: words }) => words.length <= MOST_SIGNS && !readsAsQuestion(words) && hearStars(words) !== undefined,
  answer: (message, draft) => {
    const tapped = message.choice?.startsWith('stars:') ? message.choice.slice(6) : undefined
    const count = hearStars(tapped ?? message.text)
    const said = tapped ? undefined : wordsBesideStars(message.text)
    return count
      ? go('comment', { ...draft, stars: count, ...(said && { said: said.slice(0, MOST_SIGNS) }) })
      : notUnderstood
  },
}

const comment: Question<ReviewDraft> = {
  ask: ({ said }, { say: { threads } }) => {
    const skip = { id: 'review:skip', title: threads.review.skip }
    if (!said) return { say: [buttons(threads.review.comment, skip)] }
    return {
      say: [buttons(threads.review.yourWords(said), { id: 'review:said', title: threads.review.useThem }, skip)],
    }
  },
  answer: (message, draft, { say }) => {
    if (draft.said && (message.choice === 'review:said' || (message.yes && !message.choice)))
      return go('write', { ...draft, comment: draft.said })
    if (message.choice === 'review:skip' || message.no) return go('write', draft)
    // A question is for us, and no other driver reads it.
    if (!message.choice && says(message, 'asks') && message.text.trim().endsWith('?'))
      return again(text(say.questionHelp.facts.reviewName))
    return message.kind === 'text' && !message.choice
      ? go('write', { ...draft, comment: message.text.slice(0, MOST_SIGNS) })
      : notUnderstood
  },
  freeText: 'verbatim',
}

const write: Action<ReviewDraft> = {
  act: async ({ bookingId, stars = 5, comment = '' }, turn) => {
    const say = turn.say.threads.review
    try {
      await writeReview(turn.ctx, turn.actor, { bookingId, stars, comment })
      return done(text(say.done))
    } catch (error) {
      if (error instanceof Refusal) return done(text(say.closed))
      throw error
    }
  },
}

export const reviewFlow = defineFlow('review', {
  alone: true,
  title: (_draft, say) => say.threads.review.title,
  steps: { stars, comment, write },
})
