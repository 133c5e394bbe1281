import type { Stated } from '#bot/understand/stated/stated.ts'
import type { Intent, Slots } from '#bot/understand/types.ts'

/** What people do with words, whatever was asked. */
export const actNames = [
  'agree',
  'refuse',
  'give',
  'correct',
  'pick',
  'ask',
  'want',
  'tell',
  'unsure',
  'any',
  'later',
  'explain',
  'repeat',
  'thanks',
  'back',
  'drop',
  'resume',
  'person',
  'nothing',
] as const
export type ActName = (typeof actNames)[number]

/** One act of a message, without its words: what it gives, what it points at, and how certain it is. */
export type Act = {
  act: ActName
  /** What is wanted, asked or given, as understanding names it. */
  of: Intent
  values: Slots
  /** Everything that the whole message states, by which it may point at something or contradict itself. */
  stated: Stated
  /** Certain enough for what reaches another person. */
  sure: boolean
  /** The only act of its message. */
  alone: boolean
}
