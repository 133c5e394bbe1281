import type { UnderstandOptions } from '#bot/understand/types.ts'
import type { Context } from '#core/context.ts'
import { noteUnknownPlace } from '#core/places/note-unknown-place.ts'
import { maskWords } from '#core/rules/understanding/mask-words.ts'
import { recordMisheard } from '#core/understanding/record-misheard.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress } from './progress.ts'
import type { State } from './state.ts'

/**
 * Counts what this turn did not understand, and what the turn before had guessed and is taken back now; keeps what this
 * turn has guessed.
 */
export async function noteMisheard(
  ctx: Context,
  before: State,
  progress: Progress,
  message: ParsedMessage,
  { speaker = 'driver', asked = 'none', vocabulary }: UnderstandOptions,
): Promise<void> {
  const isKnown = (word: string) => vocabulary?.spelling.known.has(word) ?? false
  const { language } = message.understood
  const { guess } = before
  const taken = guess && takesBack(message) ? [{ ...guess, speaker, language }] : []
  const heard = (progress.misheard ?? []).map((one) => ({ ...one, speaker, language, asked }))
  if (taken.length + heard.length > 0) await recordMisheard(ctx, [...taken, ...heard], isKnown)
  if (asked === 'place' && isPlaceUnknown(progress, message)) await noteUnknownPlace(ctx, message.text)
  delete progress.state.guess
  const [wish] = message.understood.wishes
  const isGuess = heard.length === 0 && wish && !wish.sure && message.sort === 'words' && !message.choice
  if (isGuess) progress.state.guess = { words: maskWords(message.text, isKnown), tookFor: wish.intent, asked }
}

/** It was asked where they are, they wrote words, and it still is asked. */
const isPlaceUnknown = ({ state, began, misheard }: Progress, { sort, choice, understood }: ParsedMessage): boolean =>
  sort === 'words' &&
  choice === undefined &&
  misheard === undefined &&
  ['unknown', 'answer'].includes(understood.intent) &&
  began !== null &&
  state.active?.flow === began.flow &&
  state.active.step === began.step

/** 'No, go back', 'never mind': the last answer was not what they wanted. */
const takesBack = ({ command, tapped }: ParsedMessage): boolean =>
  !tapped && (command === 'back' || command === 'cancel' || command === 'start over')
