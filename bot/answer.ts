import type { Context } from '#core/context.ts'
import type { Conversation } from './engine/conversation.ts'
import * as engine from './engine/run.ts'
import { answerOutcome, answersPlainly } from './flows/answers.ts'
import { flows } from './flows/flows.ts'
import { greeting, menu } from './flows/menu.ts'
import { leavesOnlyPart } from './flows/preferences/words.ts'
import { refusalWords } from './flows/refused.ts'
import { spokenOutcome } from './flows/spoken.ts'
import { tapOutcome } from './flows/taps.ts'
import { isClearWish, wishFrame } from './flows/wishes.ts'

/** What this bot talks about: the engine runs it and knows none of it. */
export const conversation: Conversation = {
  flows,
  tapOutcome,
  spokenOutcome,
  wishFrame,
  isClearWish,
  answerOutcome,
  answersPlainly,
  leavesOnlyPart,
  menu,
  greeting,
  refusalWords,
}

/** Answers the oldest waiting message of one person; false when nobody waits. */
export const handleNext = (ctx: Context): Promise<boolean> => engine.handleNext(ctx, conversation)
