import type { UnderstandOptions } from '#bot/understand/types.ts'
import type { Context } from '#core/context.ts'
import { noteUnknownPlace } from '#core/language/unknown-places.ts'
import { recordUnrecognised } from '#core/language/unrecognised.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { maskWords } from '#core/rules/understanding/mask-words.ts'
import { askAgain, follow, remind } from './follow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress, Talk } from './progress.ts'
import { buttons, text, understoodParts } from './say.ts'
import type { State } from './state.ts'

/**
 * Says that the message was not understood, with what of it was: at first with the open question in one line, then with
 * what helps and the whole question, then with a person to talk to. If nothing is asked, the menu comes in between. The
 * same answer never comes twice in a row.
 */
export async function misunderstood(turn: Talk, progress: Progress, message: ParsedMessage): Promise<true> {
  const { state, said } = progress
  const { common } = turn.say
  state.missed += 1
  if (message.sort === 'words' && !message.tapped)
    progress.misheard = [{ words: message.text, tookFor: message.understood.intent }]
  const parts = message.tapped ? [] : understoodParts(message.understood.slots, turn.say)
  const sorry = message.tapped ? common.oldChoice : common.notUnderstood[message.sort]
  const words = parts.length > 0 ? common.understoodSo(parts) : sorry
  if (state.active && state.missed === 1) {
    said.push(text(words))
    const outcome = await remind(turn, progress)
    if (outcome) await follow(turn, progress, outcome)
  } else if (state.active && state.missed % 2 === 0) {
    const help = turn.conversation.helpWith(state.active, turn.say)
    said.push(text([words, help].filter(Boolean).join(' ')))
    await askAgain(turn, progress)
  } else if (parts.length > 0 && state.missed === 1) said.push(text(`${words} ${common.whatWithIt}`))
  else if (message.sort === 'words' && !message.tapped && state.missed % 2 === 1 && state.missed > 1)
    said.push(
      buttons(
        common.stillNot,
        { id: 'menu:human', title: common.talkToPerson },
        ...(state.active ? [{ id: 'menu:resume', title: common.goOn }] : []),
        { id: 'menu', title: common.menuButton },
      ),
    )
  else said.push(text(words), ...(await whatCanBeSaid(turn, state)))
  return true
}

/** The choices of a notice that has just come, else the menu. */
async function whatCanBeSaid(turn: Talk, state: State): Promise<OutboundContent[]> {
  const [newest] = turn.screen
  const isNotice = newest !== undefined && newest.kind !== 'reply' && state.missed === 1
  const stood = isNotice ? await turn.conversation.choicesThatStood(turn, state) : []
  return stood.length > 0 ? stood : [await turn.conversation.home(turn)]
}

/**
 * Counts what this turn did not understand, and what the turn before had guessed and is taken back now; keeps what this
 * turn has guessed.
 */
export async function noteUnrecognised(
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
  if (taken.length + heard.length > 0) await recordUnrecognised(ctx, [...taken, ...heard], isKnown)
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
