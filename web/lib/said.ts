export type Piece = { kind: 'text' | 'bold' | 'link'; text: string }

const special = /(https?:\/\/[^\s<>"]+)|(?<![\p{L}\p{N}])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}])/gu
const behindLink = /[.,;:!?)\]'*]+$/

/** The words of a message in pieces: its links, and what stands between two stars, as WhatsApp shows it. */
export function piecesOf(words: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  const add = (kind: Piece['kind'], text: string) => text && pieces.push({ kind, text })
  for (const match of words.matchAll(special)) {
    const [whole, link, bold] = match
    const address = link?.replace(behindLink, '')
    add('text', words.slice(done, match.index))
    if (address) add('link', address)
    else if (bold) add('bold', bold)
    done = match.index + (address?.length ?? whole.length)
  }
  add('text', words.slice(done))
  return pieces
}
