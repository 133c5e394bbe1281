import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import type { RescueView } from '#core/contracts/deal/rescue.ts'
import { Refusal } from '#core/errors.ts'
import type { Button, OutboundContent } from '#core/messaging/content.ts'
import { myRescue } from '#core/rescue/rescue-view.ts'
import { tellWhere, type Where } from '#core/rescue/tell-where.ts'
import { cutAtWord, oneLine } from '#core/rules/people/typed-text.ts'
import { MAX_SAID_LENGTH } from '#core/rules/shops/rescue.ts'
import type { Texts } from '#core/texts/texts.ts'
import { refusalWords } from '../refused.ts'

/** The shops read it; whoever has told only a town is asked for a pin. Undefined if nobody is asked any more. */
export async function tellThem(where: Where, turn: Turn): Promise<OutboundContent[] | undefined> {
  const { ctx, actor, say } = turn
  const { rescue } = await myRescue(ctx, actor)
  if (!rescue || rescue.state === 'closed') return undefined
  try {
    const told = await tellWhere(ctx, actor, where)
    const names = readersOf(told).map(({ shop }) => shop.name)
    if (names.length === 0) return undefined
    const [newest = ''] = told.said.slice(-1)
    const words = 'pin' in where ? say.rescue.pinToldThem(names) : say.rescue.toldThem(names, newest)
    return told.pinned ? [text(words)] : [text(`${words}\n\n${say.rescue.sendPin(told.place)}`)]
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return rescue.said.length > 0 && error.code === 'RESCUE_OVER'
      ? [text(say.rescue.toldEnough)]
      : [text(rescueRefusal(error, say))]
  }
}

const readersOf = ({ state, answers }: RescueView) =>
  answers.filter((one) =>
    state === 'taken' ? one.state === 'taken' : one.state === 'waiting' || one.state === 'coming',
  )

/** Words that may be meant for them, and may not, wait for a tap, and stand above its button as they are sent. */
export function keptForThem(words: string, { memory, say }: Turn): { line: string; button: Button } {
  const said = cutAtWord(oneLine(words), MAX_SAID_LENGTH)
  memory.roadside = said
  return { line: `“${said}”`, button: { id: 'rescue:say', title: say.rescue.sendThem } }
}

/** The tap on 'Send them this'. */
export async function sayTapped(turn: Turn): Promise<Outcome> {
  const words = turn.memory.roadside
  delete turn.memory.roadside
  const said = words ? await tellThem({ words }, turn) : undefined
  return aside(...(said ?? [text(turn.say.rescue.over.closed)]))
}

/** What became of a round that is over, in the language of whoever taps. */
export function rescueRefusal(refusal: Refusal, say: Texts): string {
  const { outcome, shop } = refusal.fields ?? {}
  if (refusal.code !== 'RESCUE_OVER' || shop) return refusalWords(refusal, say)
  return say.rescue.over[outcome === 'mine' || outcome === 'other' ? outcome : 'closed']
}
