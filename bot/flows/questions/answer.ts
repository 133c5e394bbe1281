import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { chooseTopics } from '#bot/understand/topic-choice.ts'
import { type Found, type Topic, topicsIn } from '#bot/understand/topics.ts'
import type { Wish } from '#bot/understand/types.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { aboutBooking } from './about-booking.ts'
import { aboutOffer, unknownOf } from './about-offer.ts'
import { aboutShop } from './about-shop.ts'
import { factsOf, fromFigures } from './about-tyres.ts'
import { type Asked, offerMeant } from './subject.ts'

type Of<About extends Topic['of']> = Extract<Topic, { of: About }>
const only = <About extends Topic['of']>(topics: readonly Topic[], of: About): Of<About>[] =>
  topics.filter((topic): topic is Of<About> => topic.of === of)

/**
 * Answers a question about an offer, a shop, a booking or the trade, as an aside: the engine comes back to the open
 * question in one line. What we do not know is said, with the offer to ask the shop. Undefined for words that ask for
 * the bookings themselves.
 */
export async function answerQuestion(message: ParsedMessage, wish: Wish, turn: Turn): Promise<Outcome | undefined> {
  const asked: Asked = { message, wish, turn }
  const found = topicsIn(wish.words)
  if (wish.intent === 'unknown' && !isClear(found, wish.words)) return undefined
  const topics = chooseTopics(wish.intent, found)
  if (wish.intent === 'my_bookings') {
    const answers =
      topics.length > 0
        ? await aboutBooking(
            only(topics, 'booking').map(({ name }) => name),
            asked,
          )
        : undefined
    return answers && aside(...answers)
  }
  const answers = await answersTo(topics, asked)
  if (wish.intent === 'unknown' && answers.length === 0) return undefined
  return aside(...(answers.length > 0 ? answers : [await unknown(asked)]))
}

const CLEAR = 5
const SHORT = 80

/** Words whose intent is not known are answered if they are short and speak plainly of something. */
const isClear = ([best]: readonly Found[], words: string): boolean =>
  best !== undefined && best.score >= CLEAR && words.length <= SHORT

async function answersTo(topics: readonly Topic[], asked: Asked): Promise<OutboundContent[]> {
  const { wish, turn } = asked
  const figures = wish.intent === 'ask_tyres' ? fromFigures(wish, topics, turn) : undefined
  if (figures !== undefined) return [text(figures)]
  const facts = only(topics, 'tyres')
  if (facts.length > 0) return [text(factsOf(facts, turn))]
  const found = await Promise.all([
    ...only(topics, 'offer').map(({ name }) => aboutOffer(name, asked)),
    ...only(topics, 'shop').map(({ name }) => aboutShop(name, asked)),
  ])
  return found.filter((one) => one !== undefined)
}

/** Nothing that we know: the shop can be asked, or a person. */
async function unknown(asked: Asked): Promise<OutboundContent> {
  const { wish, turn } = asked
  const { questions, common } = turn.say
  const person = { id: 'menu:human', title: common.talkToPerson }
  if (wish.intent === 'ask_tyres') return buttons(questions.unknownTyres, person)
  const offer = wish.intent === 'ask_offer' ? await offerMeant(asked) : undefined
  if (offer) return unknownOf(offer, asked)
  const shop = await aboutShop(undefined, asked)
  return shop ?? buttons(`${questions.unknown} ${questions.whichShop}`, person)
}
