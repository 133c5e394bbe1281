import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons } from '#bot/engine/say.ts'
import { namesOnly, takesPlainly, takesTheNamed } from '#bot/understand/said/roadside/takes-them.ts'
import { oneNamed, toOneOf, withoutName } from '#bot/understand/said/roadside/to-one.ts'
import type { RescueAnswer } from '#core/contracts/deal/rescue.ts'
import { askPointedAt } from '#core/rescue/answer-ask.ts'
import { myRescue } from '#core/rescue/rescue-view.ts'
import { isOf } from '../shown.ts'
import { threadsFrame } from '../threads/flow.ts'
import { rescueButton } from './rescue-buttons.ts'
import { keptForThem, tellThem } from './tell-them.ts'

/**
 * Words of a driver beside the road for one of the shops that were asked: it is named, or its answer is what they reply
 * to. They go to nobody else, and only once they were read back; to the shop that comes at once.
 */
export async function toOneShop(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!turn.rescueStands || message.choice || message.command || message.kind !== 'text' || !message.text)
    return undefined
  const { rescue } = await myRescue(turn.ctx, turn.actor)
  if (!rescue || rescue.state === 'closed') return undefined
  const { answers } = rescue
  const pointed = message.repliesTo ? await askPointedAt(turn.ctx, turn.actor, message.repliesTo) : undefined
  const swiped = answers.find(({ id }) => id === pointed)
  if (swiped) return toPointed(swiped, message, turn)
  const names = answers.map(({ shop }) => shop.name)
  const taken = takenByName(message.text, answers, turn)
  if (taken) return rescueButton(`take:${taken.id}`, message, turn)
  const said = toOneOf(message.text, names)
  if (!said) return undefined
  const [at = 0, ...more] = said.named
  const shop = answers[at]
  if (more.length === 0 && shop) return tellOne(shop, said.words, turn)
  // Of several that are named nobody is told before it is said that all would read it.
  const { line, button } = keptForThem(said.words, turn)
  return aside(buttons([turn.say.rescue.allWouldRead, line].join('\n'), button))
}

/** 'I take Goudrand', or its name alone below the buttons of those that come. */
function takenByName(words: string, answers: readonly RescueAnswer[], turn: Turn): RescueAnswer | undefined {
  const at = oneNamed(
    words,
    answers.map(({ shop }) => shop.name),
  )
  const one = at === undefined ? undefined : answers[at]
  if (one?.state !== 'coming') return undefined
  const isAsked = turn.choices.some((id) => isOf(id, 'shops that come'))
  const said = withoutName(words, one.shop.name)
  return takesTheNamed(said) || (isAsked && namesOnly(said)) ? one : undefined
}

function toPointed(shop: RescueAnswer, message: ParsedMessage, turn: Turn) {
  const { text: words, yes, no } = message
  if (shop.state === 'coming' && (yes || takesPlainly(words, turn.now)))
    return rescueButton(`take:${shop.id}`, message, turn)
  return yes || no ? undefined : tellOne(shop, words, turn)
}

async function tellOne({ state, shop }: RescueAnswer, words: string, turn: Turn): Promise<Outcome | undefined> {
  if (state !== 'taken') return enter(threadsFrame({ shopId: shop.id, words }))
  const said = await tellThem({ words }, turn)
  return said && aside(...said)
}
