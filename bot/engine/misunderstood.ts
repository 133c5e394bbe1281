import { askAgain, follow, remind } from './follow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress, Talk } from './progress.ts'
import { buttons, text, understoodParts } from './say.ts'

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
  else said.push(text(words), turn.conversation.menu(turn.say))
  return true
}
