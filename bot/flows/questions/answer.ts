import { aside, change, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { ordersWork } from '#bot/understand/said/asked/taken-off.ts'
import { chooseTopics } from '#bot/understand/topic-choice.ts'
import { type Found, readsAsQuestion, type Topic, topicsIn } from '#bot/understand/topics.ts'
import type { Intent, Wish } from '#bot/understand/types.ts'
import { isTruckSize } from '#bot/understand/tyre-figures.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { namesBeforehand } from '#core/rules/messages/money-talk.ts'
import { findTyreSizes } from '#core/rules/tyres/tyre-size.ts'
import { servicesIn } from '../booking/service.ts'
import { frame } from '../steps.ts'
import { aboutBooking } from './about-booking.ts'
import { aboutOffer, unknownOf } from './about-offer.ts'
import { aboutShop } from './about-shop.ts'
import { factsOf, fromFigures } from './shops-in-general.ts'
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
  if (isTruckSize(wish.words)) return aside(text(turn.say.faq.trucks))
  const found = topicsIn(wish.words)
  // 'They want money first, is it a scam' may be a complaint: what protects them is said at once.
  if (wish.intent === 'human' && wish.probability < DOUBT && namesBeforehand(wish.words))
    return aside(...aboutDeposit(asked))
  if (!isQuestion(wish, found, turn)) return undefined
  // At the roadside 'how long still' asks for the help that is on its way, not for the work.
  const [best] = found
  if (turn.running === 'emergency' && best?.topic.name === 'duration') return undefined
  // The booking itself knows both axles of its tyres.
  if (turn.running === 'booking' && best?.topic.name === 'otherAxle') return undefined
  // 'Actually add alignment' wants it done.
  if (turn.running === 'booking' && ordersWork(wish.words)) return undefined
  // The card of a shop answers what it does with a button that books it.
  const services = turn.running === 'shops' ? servicesIn(wish.slots.service, '', {}) : []
  const shopId = turn.memory.focus?.shopId
  if (services.length > 0 && shopId && !wish.slots.shop && best?.topic.name === 'services')
    return change(frame('shops', 'offered', { shopId, services }))
  const topics = chooseTopics(wish.intent, found, wish.probability)
  if (wish.intent === 'my_bookings') {
    const answers =
      topics.length > 0
        ? await aboutBooking(
            only(topics, 'booking').map(({ name }) => name),
            asked,
          )
        : undefined
    return answers && aside(...answers, ...aboutDeposit(asked))
  }
  const answers = await answersTo(topics, asked)
  if (loose.has(wish.intent) && answers.length === 0) return undefined
  return aside(...(answers.length > 0 ? answers : [await unknown(asked)]), ...aboutDeposit(asked))
}

/** Who asks about money before the work reads what is true everywhere. */
const aboutDeposit = ({ wish, turn }: Asked): OutboundContent[] =>
  namesBeforehand(wish.words) ? [text(turn.say.payment.beforehand)] : []

const DOUBT = 0.85
const SHORT = 80
const CLEAR = 4
const PLAIN = 2

/** 'How much to fit my own tyres' and 'what warranty do new tyres have' look like a search, but no offer answers them. */
const beyondOffers: ReadonlySet<Topic['name']> = new Set<Topic['name']>([
  'ownTyres',
  'deliver',
  'shopWarranty',
  'warranty',
])

/** The intents that a short question is mistaken for. */
const loose: ReadonlySet<Intent> = new Set([
  'unknown',
  'search_size',
  'search_vehicle',
  'refine',
  'shops_nearby',
  'book',
  'pick',
  'answer',
  'help',
])

/**
 * A question by its intent; or one in its form, about something plain, where the intent is in doubt and the words state
 * nothing that another wish would need.
 */
function isQuestion({ intent, probability, slots, words }: Wish, found: readonly Found[], turn: Turn): boolean {
  const [best] = found
  if (intent.startsWith('ask_') || intent === 'my_bookings') return true
  if (!best || words.length > SHORT || !readsAsQuestion(words)) return false
  const comparesSizes = best.topic.of === 'tyres' && findTyreSizes(words).length > 1
  if (!loose.has(intent) && !comparesSizes) return false
  if (probability >= DOUBT && !found.some(({ topic }) => beyondOffers.has(topic.name))) return false
  if (turn.actor.shops.length > 0 && best.topic.of !== 'tyres') return false
  if (intent === 'unknown') return best.score >= (turn.running || turn.memory.focus ? PLAIN : CLEAR)
  const states = slots.size ?? slots.sizeFront ?? slots.place ?? slots.date ?? slots.time ?? slots.brand
  return best.score >= PLAIN && (comparesSizes || states === undefined)
}

async function answersTo(topics: readonly Topic[], asked: Asked): Promise<OutboundContent[]> {
  const { wish, turn } = asked
  const figures = ofTyres(wish, topics) ? fromFigures(wish, topics, turn) : undefined
  if (figures !== undefined) return [text(figures)]
  const facts = only(topics, 'tyres')
  if (facts.length > 0) return [text(factsOf(facts, turn))]
  const found = await Promise.all([
    ...only(topics, 'offer').map(({ name }) => aboutOffer(name, asked)),
    ...only(topics, 'shop').map(({ name }) => aboutShop(name, asked)),
  ])
  return found.filter((one) => one !== undefined)
}

const ofTyres = ({ intent }: Wish, [best]: readonly Topic[]): boolean => intent === 'ask_tyres' || best?.of === 'tyres'

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
