import { aside, type Outcome, settled, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { type AnswerVerb, answerVerb, wayVerb } from '#bot/understand/said/roadside/verbs.ts'
import type { RescueView } from '#core/contracts/deal/rescue.ts'
import { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { shopButtons } from '#core/notifications/kinds/rescue/rescue.ts'
import { shopSays } from '#core/notifications/money-line.ts'
import { answerAsk, askTapped, stillToAnswer } from '#core/rescue/answer-ask.ts'
import { shopRescues } from '#core/rescue/rescue-view.ts'
import { closeRound } from '#core/rescue/rounds.ts'
import { takeAsk } from '#core/rescue/take-ask.ts'
import { addMinutes, localTime } from '#core/rules/time/time.ts'
import { rescueRefusal, sayTapped } from './tell-them.ts'
import { wayButton } from './way-words.ts'

/** What a shop taps under the card of a driver with a flat tyre, and the driver under the shops' answers. */
export async function rescueButton(what: string, message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const [verb = '', named = ''] = what.split(':')
  const { ctx, actor, say } = turn
  try {
    if (verb === 'close') {
      await closeRound(ctx, actor, named)
      return aside(text(say.rescue.stopped))
    }
    if (verb === 'say') return await sayTapped(turn)
    const way = await wayTapped(verb, named, message, turn)
    if (way) return way
    const askId = named || (await askTapped(ctx, actor, message.repliesTo))
    if (!askId) return aside(text(say.rescue.whichAsk))
    if (verb === 'take') {
      // Nobody else is to be called from then on, and nothing of before is asked any more.
      return settled(comes(await takeAsk(ctx, actor, { askId }, 'chat'), askId, turn))
    }
    if (verb === 'wait') return aside(text(say.rescue.waiting(await stillToAnswer(ctx, actor, askId))))
    if (verb === 'card') return await callCard(askId, turn)
    const answer = answerVerb(verb)
    return answer && aside(await answeredCall(askId, answer, turn))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const bookingId = verb === 'no' ? error.fields?.booking : undefined
    if (!bookingId) return aside(text(rescueRefusal(error, say)))
    return aside(
      buttons(`${say.rescue.over.mine} ${say.changing.rescue.cannotAnyMore}`, {
        id: `work:cancel:${bookingId}`,
        title: say.work.cancel,
      }),
    )
  }
}

/** What a shop that was taken taps; the buttons of a template do not say of whom. */
async function wayTapped(verb: string, named: string, message: ParsedMessage, turn: Turn) {
  if (!wayVerb(verb)) return undefined
  const askId = named || (await askTapped(turn.ctx, turn.actor, message.repliesTo, true))
  return askId ? wayButton(verb, askId, turn) : aside(text(turn.say.rescue.whichAsk))
}

/** Answers a call, and says what the driver reads. */
export async function answeredCall(askId: string, { minutes, price, words }: Answer, { ctx, actor, say }: Turn) {
  const answer = await answerAsk(ctx, actor, { askId }, minutes, { price, note: words })
  const { name, place, isOwnPrice, lines, note } = answer
  const told = minutes === null ? say.rescue.echoCannot(name, place) : say.rescue.echo(name, place, minutes)
  const theyRead =
    minutes === null
      ? []
      : [
          ...(isOwnPrice ? [say.rescue.theyReadPrice(say.rescue.price(lines))] : []),
          ...(note ? [say.rescue.theyRead(shopSays(note, say))] : []),
        ]
  return buttons([told, ...theyRead].join('\n'), ...shopButtons(say, askId))
}

/** The call of one driver with its answers, as long as it can be answered. */
async function callCard(askId: string, { ctx, actor, say }: Turn): Promise<Outcome> {
  const calls = await Promise.all(actor.shops.map(({ shopId }) => shopRescues(ctx, actor, shopId)))
  const found = calls.flat().find((one) => one.askId === askId)
  if (!found) return aside(text(say.rescue.over.closed))
  const { name, place, distanceKm, state, minutes, lines, isOwnPrice, said } = found
  const words = [
    say.rescue.asked(name, place, distanceKm, state, minutes),
    ...said.map((one) => say.rescue.quoted(one)),
    say.rescue.askedWork(lines, isOwnPrice),
    say.rescue.askedQuestion,
  ]
  return aside(buttons(words.join('\n'), ...shopButtons(say, askId)))
}

type Answer = AnswerVerb & { words?: string | undefined }

function comes(
  { answers, bookingId, bookingCode, place, pinned }: RescueView,
  askId: string,
  { say, now }: Turn,
): OutboundContent {
  const taken = answers.find(({ id }) => id === askId)
  if (!taken?.minutes) throw new Error(`ask ${askId} was taken without minutes`)
  const { shop, minutes, lines } = taken
  const time = localTime(addMinutes(now, minutes))
  const words = [
    say.rescue.comes(shop.name, minutes, time, shop.phone),
    say.rescue.comesLine(lines, bookingCode ?? ''),
    pinned ? say.rescue.sayMore : `${say.rescue.sendPin(place)} ${say.rescue.sayMore}`,
  ].join('\n')
  return bookingId ? buttons(words, { id: `booking:cancel:${bookingId}`, title: say.booking.cancelThis }) : text(words)
}
