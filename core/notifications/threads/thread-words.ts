import { dealAddress, tyreAddress } from '#core/rules/website/addresses.ts'
import { cardPicture, offerCard } from '#core/rules/website/preview-card.ts'
import type { FileOfMessage } from '#db/queries/threads/files.ts'
import type { MessageAboutRow } from '#db/queries/threads/open-threads.ts'
import type { Context } from '../../context.ts'
import type { OutboundContent } from '../../messaging/content.ts'
import { outsideText } from '../../rules/people/typed-text.ts'
import { findOffer } from '../../search/offer-view.ts'
import { aboutView, aboutWords } from '../../threads/thread-view.ts'
import type { ThreadFacts } from '../kinds/threads/thread-kind.ts'

/** A notice shows so many characters of a message beside everything else; on WhatsApp the rest follows by itself. */
const MAX_BESIDE = 700
const MAX_ALONE = 1_500

/** What a notice shows of a message, and the pieces that follow it in the chat. */
export function inPieces(words: string): { first: string; rest: string[] } {
  const first = pieceOf(words, MAX_BESIDE)
  const rest: string[] = []
  let done = first.length
  while (done < words.length) {
    const next = pieceOf(words.slice(done), MAX_ALONE)
    rest.push(`… ${next.trim()}`)
    done += next.length
  }
  return { first: rest.length > 0 ? `${first.trimEnd()} …` : first, rest }
}

const MAX_QUOTED = 60

/** What a notice shows of the message that is answered. */
export function quotedWords(quoted: { content: string } | null): string | undefined {
  if (!quoted) return undefined
  const words = outsideText(quoted.content)
  const first = pieceOf(words, MAX_QUOTED)
  return first.length < words.length ? `${first.trimEnd()} …` : words
}

/** The beginning of the words, up to a blank if one is near; no letter is cut in two. */
function pieceOf(words: string, most: number): string {
  if (words.length <= most) return words
  const blank = words.lastIndexOf(' ', most)
  if (blank > most * 0.8) return words.slice(0, blank)
  const isHalf = words.slice(0, most).isWellFormed() ? 0 : 1
  return words.slice(0, most - isHalf)
}

/** The tyre that a message is about, in words, with its page and, if it is on offer, its picture. */
export async function aboutTyre(ctx: Context, row: MessageAboutRow | null): Promise<ThreadFacts['about']> {
  if (!row) return undefined
  const { publicUrl, twilio } = ctx.config
  const about = aboutView(row)
  const offer = await findOffer(ctx, about.code, { quantity: 4 })
  // Twilio and mail programs fetch the picture, so the website has to be one that they reach.
  const isReached = twilio.simulated || publicUrl.startsWith('https://')
  return {
    words: outsideText(aboutWords(about)),
    url: `${publicUrl}${about.deal ? dealAddress(about.deal.code) : tyreAddress(about.code)}`,
    picture: offer && isReached ? `${publicUrl}${cardPicture('offer', offer.code, offerCard(offer)).path}` : undefined,
  }
}

/** What WhatsApp takes, by the type that it is served as; other voice notes are played on the page. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
}

/** The files of a message for the chat, each under the name of whoever sent it; `url` is the page that shows them, too. */
export const filesInChat = (sent: readonly FileOfMessage[], from: string, url = ''): OutboundContent[] =>
  sent.flatMap(({ id, type, state }) => {
    const ending = state === 'ready' ? endings[type] : undefined
    return ending ? [{ type: 'media' as const, body: from, fileId: id, ending, url }] : []
  })
