import type { Reading } from '../reading.ts'

/** Where a further wish may begin, as indexes of words: behind a sentence, a line or a comma, and at 'and', 'also', 'then'. */
export function clauseStarts({ words, text }: Reading): number[] {
  const starts: number[] = []
  for (let at = 1; at < words.length && starts.length < MOST; at++) {
    const [before, word] = [words[at - 1], words[at]]
    if (!before || !word || word.kind === 'mark') continue
    const ends = before.kind === 'mark' && enders.has(before.text) && !(word.kind === 'digits' && word.glued)
    if (ends || joiners.has(word.text) || text.slice(before.end, word.start).includes('\n')) starts.push(at)
  }
  return starts
}

const MOST = 16

const enders: ReadonlySet<string> = new Set(['.', '!', '?', ',', ';', '…', '&', '+', '-', ')'])
const joiners: ReadonlySet<string> = new Set(
  'and also then plus but en ook dan maar asb pls please futhi kanye bese kodwa kwaye hape le empa gape mme'.split(' '),
)
