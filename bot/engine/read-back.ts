import { isDetail, type ReadBack } from '#bot/reader/meaning.ts'
import { hearYesNo } from '#bot/understand/answers.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { Seen } from './flow.ts'
import { remind } from './follow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress, Talk } from './progress.ts'
import { buttons, text, understoodParts } from './say.ts'
import type { State } from './state.ts'

type Asked = NonNullable<State['readBack']>
type Said = 'yes' | 'no' | undefined
type Screen = Seen['screen']

/** Each question has buttons of its own, so that an old one answers no newer question. */
const idsOf = ({ at }: Pick<Asked, 'at'>) => ({ yes: `reader:yes:${at}`, no: `reader:no:${at}` })

/**
 * A tap, or a bare yes or no typed below the question: what was typed below somebody else's words is for them, and
 * whatever says more is a message of its own.
 */
function saidTo(asked: Asked, { choice, tapped, kind, text, repliesTo }: ParsedMessage, screen: Screen): Said {
  const { yes, no } = idsOf(asked)
  const chosen = choice === yes ? 'yes' : choice === no ? 'no' : undefined
  if (tapped) return chosen
  const isBelowAnother = screen.some((one) => one.kind !== 'reply' && Date.parse(one.at) >= asked.at)
  if (isBelowAnother || kind !== 'text' || repliesTo !== undefined) return undefined
  return chosen ?? (choice === undefined ? hearYesNo(text) : undefined)
}

type Situation = { reread: (words: string) => ParsedMessage; screen: Screen }

/**
 * After a yes, the message is what was read back, as if the person had just typed it; `reread` reads it. After a no to
 * what was read of a file, it is that file, which is as if nobody had read it.
 */
export function settled(
  message: ParsedMessage,
  { readBack }: State,
  { reread, screen }: Situation,
): { message: ParsedMessage; said?: Said } {
  if (!readBack) return { message }
  const { words, wish, file } = readBack
  const said = saidTo(readBack, message, screen)
  if (said === 'yes') {
    const typed = reread(words)
    return { message: wish && !isDetail(wish.intent) ? withWish(typed, wish) : typed, said }
  }
  if (said === 'no')
    return { message: file ? { ...reread(''), kind: 'media', ...file } : { ...message, refuses: true }, said }
  // Typed 'Yes' that is not for this question is for no button of it.
  const { yes, no } = idsOf(readBack)
  const isOurs = !message.tapped && (message.choice === yes || message.choice === no)
  return { message: isOurs ? { ...reread(message.text), repliesTo: message.repliesTo } : message }
}

/** Counts words whose meaning the person has confirmed, so that our own reading learns it. */
export function noteConfirmed(progress: Progress, { readBack }: State, said: Said): void {
  const wish = said === 'yes' ? readBack?.wish : undefined
  if (wish) progress.misheard = [{ words: wish.words, tookFor: 'unknown', meant: wish.intent }]
}

/** The message as the second reader understood it. It is never sure, so what cannot be taken back asks once more. */
export function withWish(message: ParsedMessage, wish: NonNullable<ReadBack['wish']>): ParsedMessage {
  const { intent, slots } = wish
  const { between: _between, ...understood } = message.understood
  return {
    ...message,
    understood: { ...understood, wishes: [wish], intent, slots },
    index: undefined,
    choice: undefined,
    yes: false,
    no: false,
    command: undefined,
  }
}

/** Asks whether what was read is meant, and hears a no to words; a question of that kind stands for one message alone. */
export async function readBackStage(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { state, said } = progress
  const before = state.readBack
  delete state.readBack
  if (message.readBack) {
    const words = readBackWords(message.readBack, turn.say)
    if (words === undefined) return false
    const { text, sort, media } = message
    const isFile = sort === 'voice' || sort === 'photo'
    const asked = { ...message.readBack, at: turn.now.getTime() }
    const { yes, no } = idsOf(asked)
    state.readBack = { ...asked, ...(isFile && { file: { text, sort, media: [...media] } }) }
    state.missed = 0
    said.push(buttons(words, { id: yes, title: turn.say.common.yes }, { id: no, title: turn.say.common.no }))
    return true
  }
  if (!before || !message.refuses) return false
  if (before.wish) progress.misheard = [{ words: before.wish.words, tookFor: before.wish.intent }]
  said.push(text(turn.say.reader.sayAgain))
  await remind(turn, progress)
  return true
}

/** Undefined if there is nothing to name, so that nobody could say whether it is meant. */
function readBackWords({ of, shown = '', wish }: ReadBack, say: Texts): string | undefined {
  const { reader, common } = say
  if (of !== 'words') return reader[of](shown)
  if (!wish) return undefined
  const { intent, slots } = wish
  const title = reader.meanings[intent] ?? common.readings[intent]
  const parts = understoodParts(slots, say)
  if (isDetail(intent)) return parts.length > 0 ? reader.meant(parts.join(', ')) : undefined
  return title ? reader.meant([title, ...parts].join(', ')) : undefined
}
