import { plain } from '../shop-words.ts'

const added =
  /\b(?:more|another|extra|additional|as well|also|then|second (?:booking|car|set)|nog|ook|ander|dan|futhi|ngaphezulu|hape|gape)\b/
const sends = /\b(?:send|ask|book|go ahead|confirm|stuur|vra|bespreek|bevestig|thumela|romela)\b/

/** Whether the words order something, and something more beside it: 'ok send, and then 4 more for Wednesday'. */
export const ordersMore = (words: string): { sends: boolean; adds: boolean } => {
  const line = plain(words)
  return { sends: sends.test(line), adds: added.test(line) }
}
