import { isDetail, type ReadBack } from '#bot/reader/meaning.ts'
import { hearYesNo } from '#bot/understand/answers.ts'
import type { Texts } from '#core/texts/texts.ts'
import { remind } from './follow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import { understoodParts } from './parts-said.ts'
import type { Progress, Talk } from './progress.ts'
import { buttons, text } from './say.ts'
import type { State } from './state.ts'

const YES = 'reader:yes'
const NO = 'reader:no'

/** A tap, or a bare yes or no; whatever says more is a message of its own. */
const saidTo = ({ choice, text: words }: ParsedMessage): 'yes' | 'no' | undefined => {
  if (choice !== undefined) return choice === YES ? 'yes' : choice === NO ? 'no' : undefined
  return hearYesNo(words)
}

/**
 * After a yes, the message is what was read back, as if the person had just typed it; `reread` reads it. After a no to
 * what was read of a file, it is that file, which is as if nobody had read it.
 */
export function settled(
  message: ParsedMessage,
  { readBack }: State,
  reread: (words: string) => ParsedMessage,
): { message: ParsedMessage; said?: 'yes' | 'no' } {
  const said = readBack && saidTo(message)
  if (!readBack || !said) return { message }
  const { words, wish, file } = readBack
  if (said === 'no') return { message: file ? { ...reread(''), kind: 'media', ...file } : message, said }
  const typed = reread(words)
  return { message: wish && !isDetail(wish.intent) ? withWish(typed, wish) : typed, said }
}

/** Counts words whose meaning the person has confirmed, so that our own reading learns it. */
export function noteConfirmed(progress: Progress, { readBack }: State, said: 'yes' | 'no' | undefined): void {
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
    state.readBack = { ...message.readBack, ...(isFile && { file: { text, sort, media: [...media] } }) }
    state.missed = 0
    said.push(buttons(words, { id: YES, title: turn.say.common.yes }, { id: NO, title: turn.say.common.no }))
    return true
  }
  if (!before || saidTo(message) !== 'no') return false
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
