import type { Context } from '#core/context.ts'
import type { Conversation } from './engine/conversation.ts'
import * as engine from './engine/run.ts'
import { answerOutcome, answersPlainly } from './flows/answers.ts'
import { askedOf } from './flows/asked.ts'
import { routeButton } from './flows/button-router.ts'
import { flows } from './flows/flows.ts'
import { runGlobalHandlers } from './flows/global-handlers.ts'
import { isClearIntent, startFromIntent } from './flows/intents.ts'
import { greeting, menu } from './flows/menu.ts'
import { leavesOnlyPart } from './flows/preferences/words.ts'
import { refusalWords } from './flows/refused.ts'

/** The conversation of this bot: the engine runs it and knows none of it. */
export const conversation: Conversation = {
  askedOf,
  flows,
  routeButton,
  runGlobalHandlers,
  startFromIntent,
  isClearIntent,
  answerOutcome,
  answersPlainly,
  leavesOnlyPart,
  menu,
  greeting,
  refusalWords,
}

/** Answers the oldest waiting message of one person; false when nobody waits. */
export const handleNext = (ctx: Context): Promise<boolean> => engine.handleNext(ctx, conversation)
