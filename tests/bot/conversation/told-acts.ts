import type { ActName } from '#bot/conversation/acts.ts'
import type { Told } from './phone.ts'

export type ToldAct = { act: ActName; words: string; told?: Told }

/** Each act, as people say it and as the reader gives it. What gives a value is said for each question by itself. */
export const toldActs: readonly ToldAct[] = [
  { act: 'agree', words: 'yes' },
  { act: 'agree', words: 'sounds good to me', told: { intent: 'yes' } },
  { act: 'refuse', words: 'no' },
  { act: 'refuse', words: 'rather not', told: { intent: 'no' } },
  { act: 'correct', words: 'make it 2 tyres rather', told: { intent: 'refine', slots: { quantity: 2 } } },
  { act: 'pick', words: 'the first one', told: { intent: 'pick', slots: { index: 1 } } },
  { act: 'ask', words: 'is there parking', told: { intent: 'ask_shop' } },
  { act: 'ask', words: 'how long do tyres last', told: { intent: 'ask_tyres' } },
  { act: 'want', words: 'show me my bookings', told: { intent: 'my_bookings' } },
  { act: 'want', words: '195/65R15 in Randburg', told: { intent: 'search_size' } },
  { act: 'unsure', words: 'i am not sure', told: { intent: 'unsure' } },
  { act: 'any', words: 'any of them', told: { intent: 'any' } },
  { act: 'later', words: 'i will answer later', told: { intent: 'later' } },
  { act: 'explain', words: 'why do you ask', told: { intent: 'explain' } },
  { act: 'repeat', words: 'say that again', told: { intent: 'repeat' } },
  { act: 'thanks', words: 'thank you', told: { intent: 'thanks' } },
  { act: 'nothing', words: 'hello', told: { intent: 'greeting' } },
  { act: 'back', words: 'back' },
  { act: 'drop', words: 'cancel' },
  { act: 'resume', words: 'go on', told: { intent: 'resume' } },
  { act: 'person', words: 'i want to talk to a person', told: { intent: 'human' } },
]

/** Said without being certain: it may only be read back. */
export const unsureActs: readonly ToldAct[] = [
  { act: 'agree', words: 'it could be so', told: { intent: 'yes', sure: false } },
  { act: 'refuse', words: 'it could be not', told: { intent: 'no', sure: false } },
  { act: 'tell', words: 'they may want to know it', told: { intent: 'message_shop', sure: false } },
]
