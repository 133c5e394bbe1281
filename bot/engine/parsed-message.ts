import type { ReadBack } from '#bot/reader/meaning.ts'
import type { Command } from '#bot/understand/answers.ts'
import type { Understood } from '#bot/understand/types.ts'
import type { InboundContent } from '#core/messaging/content.ts'
import type { Sort } from '#core/texts/wording/common.ts'
import type { TwilioMedia } from '#core/threads/files/fetch-files.ts'

/** One message as the steps see it: the words, what they mean, and what was tapped or shared. */
export type ParsedMessage = {
  text: string
  /** The whole message, if these words are only one of its wishes. */
  whole?: string
  kind: InboundContent['kind']
  sort: Sort
  forwarded: boolean
  understood: Understood
  /** The id of a tapped button or row, or of the one whose title or number was typed. */
  choice: string | undefined
  /** True when `choice` comes from a tap, which may be an old one. */
  tapped: boolean
  /** The number of a shown choice, from 1. */
  index: number | undefined
  yes: boolean
  no: boolean
  command: Command | undefined
  /** Twilio's id of the message that this one answers. */
  repliesTo: string | undefined
  /** What a contact card says. */
  contact: InboundContent['contact'] | undefined
  /** Photos, voice notes and documents, as Twilio keeps them. */
  media: readonly TwilioMedia[]
  location: { lat: number; lng: number; label?: string } | undefined
  /** What the second reader made of it: the person is asked before it is used. */
  readBack?: ReadBack
  /** A no to what was read back of the words before. */
  refuses?: true
}
