import { aside, done, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { RescueView } from '#core/contracts/deal/rescue.ts'
import { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { shopButtons } from '#core/notifications/kinds/rescue/rescue.ts'
import { answerAsk, askTapped, stillToAnswer } from '#core/rescue/answer-ask.ts'
import { closeRound } from '#core/rescue/rounds.ts'
import { takeAsk } from '#core/rescue/take-ask.ts'
import { addMinutes, localTime } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { refusalWords } from '../refused.ts'

/** What a shop taps under the card of a driver with a flat tyre, and the driver under the shops' answers. */
export async function rescueButton(what: string, message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const [verb = '', named = ''] = what.split(':')
  const { ctx, actor, say } = turn
  try {
    if (verb === 'close') {
      await closeRound(ctx, actor, named)
      return aside(text(say.rescue.stopped))
    }
    const askId = named || (await askTapped(ctx, actor, message.repliesTo))
    if (!askId) return aside(text(say.rescue.whichAsk))
    if (verb === 'take') {
      const words = comes(await takeAsk(ctx, actor, { askId }, 'chat'), askId, turn)
      // Nobody else is to be called from then on.
      return turn.running === 'emergency' ? done(words) : aside(words)
    }
    if (verb === 'wait') return aside(text(say.rescue.waiting(await stillToAnswer(ctx, actor, askId))))
    const minutes = verb === 'no' ? null : Number(verb)
    if (minutes !== null && !Number.isInteger(minutes)) return undefined
    return aside(await answered(askId, minutes, turn))
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

async function answered(askId: string, minutes: number | null, { ctx, actor, say }: Turn) {
  const { name, place } = await answerAsk(ctx, actor, { askId }, minutes)
  const echo = minutes === null ? say.rescue.echoCannot(name, place) : say.rescue.echo(name, place, minutes)
  return buttons(echo, ...shopButtons(say, askId))
}

function comes({ answers, bookingId, bookingCode }: RescueView, askId: string, { say, now }: Turn): OutboundContent {
  const taken = answers.find(({ id }) => id === askId)
  if (!taken?.minutes) throw new Error(`ask ${askId} was taken without minutes`)
  const { shop, minutes, lines } = taken
  const time = localTime(addMinutes(now, minutes))
  const words = `${say.rescue.comes(shop.name, minutes, time, shop.phone)}\n${say.rescue.comesLine(lines, bookingCode ?? '')}`
  return bookingId ? buttons(words, { id: `booking:cancel:${bookingId}`, title: say.booking.cancelThis }) : text(words)
}

/** What became of a round that is over, in the language of whoever taps. */
export function rescueRefusal(refusal: Refusal, say: Texts): string {
  const { outcome, shop } = refusal.fields ?? {}
  if (refusal.code !== 'RESCUE_OVER' || shop) return refusalWords(refusal, say)
  return say.rescue.over[outcome === 'mine' || outcome === 'other' ? outcome : 'closed']
}
