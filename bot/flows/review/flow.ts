import { type Action, again, done, notUnderstood, type Question, replyAndWait } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { agreesClearly } from '#bot/understand/said/agreed/doubts.ts'
import { halfStars, hearStars, namedStars, wordsBesideStars } from '#bot/understand/said/figures.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { Refusal } from '#core/errors.ts'
import { writeReview } from '#core/reviews/reviews.ts'
import { defineFlow, goWithin } from '../steps.ts'

const go = goWithin<'review'>()

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

const MAX_CHARACTERS = 1000
/** A yes with more words than that says something for others. */
const MAX_YES = 4

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
  takes: ({ text: words }) =>
    words.length <= MAX_CHARACTERS && !readsAsQuestion(words) && (hearStars(words) !== undefined || halfStars(words)),
  answer: (message, draft, { say }) => {
    if (!message.choice && halfStars(message.text)) return again(text(say.threads.review.noHalves))
    const tapped = message.choice?.startsWith('stars:') ? message.choice.slice(6) : undefined
    const count = hearStars(tapped ?? message.text)
    const said = tapped ? undefined : wordsBesideStars(message.text)
    return count
      ? go('comment', { ...draft, stars: count, ...(said && { said: said.slice(0, MAX_CHARACTERS) }) })
      : notUnderstood
  },
}

const comment: Question<ReviewDraft> = {
  ask: ({ said, stars = 0 }, { say: { threads } }) => {
    const skip = { id: 'review:skip', title: threads.review.skip }
    if (!said) return { say: [buttons(threads.review.comment, skip)] }
    return {
      say: [
        buttons(
          threads.review.yourWords(`${'★'.repeat(stars)} ${said}`),
          { id: 'review:said', title: threads.review.useThem },
          skip,
        ),
      ],
    }
  },
  answer: (message, draft, { say }) => {
    // 'Ja, dit mag' allows it, and is no review.
    const allows = message.yes || (message.text.split(' ').length <= MAX_YES && agreesClearly(message.text))
    if (draft.said && (message.choice === 'review:said' || (allows && !message.choice)))
      return go('write', { ...draft, comment: draft.said })
    if (message.choice === 'review:skip' || message.no) return go('write', draft)
    // A question is for us, and no other driver reads it.
    if (!message.choice && says(message, 'asks') && message.text.trim().endsWith('?'))
      return again(text(say.questionHelp.facts.reviewName))
    if (message.kind !== 'text' || message.choice) return notUnderstood
    if (message.understood.intent === 'later' || message.understood.intent === 'unsure')
      return replyAndWait(draft, text(say.common.takeYourTime))
    // What others will read is shown before it is published, with the stars that its words may have corrected.
    const count = namedStars(message.text)
    return go('comment', { ...draft, ...(count && { stars: count }), said: message.text.slice(0, MAX_CHARACTERS) })
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
