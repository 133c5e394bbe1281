import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 200

/** To ask, get or have sent, with what Bantu languages put before and behind the stem: nibabuze, ngibuzele, botsang. */
const asks =
  /\b(?:ask|get|request|find out|check|collect|send|want|need|vra|kry|haal|stuur|soek|versoek|[a-z]{0,6}buz(?:e|a|eni|ani|ela|ele|elele|eleni|isa)|(?:[a-z]{0,3})cela|(?:m|mm|n|le )?bots(?:a|e|ang|eng|etse|isa|olosa)|kopa|kope(?:le)?|batla|nyaka|funa|dinga|thola\w*|fumana\w*)\b/
/** Several shops, and nobody by name. */
const shops =
  /\b(?:shops|stores|dealers|places|suppliers|fitment cent(?:re|er)s|everyone|everybody|winkels?|handelaars|plekke|almal|(?:i?i|e|ama|kwi|kwii|ku|kuma|e)?(?:venkile|venkileni|zitolo|sitolo|titolo|ndawo)|(?:a)?mashop|ezitolo|izitolo|iivenkile|ezivenkileni|amabhizinisi|bonke|bobonke|(?:ma|le)benkel[ea]\w*|di ?shop[oi]\w*|mashopo|mafelo|bohle|botlhe|kaofela)\b/
/** Those who were shown; one shop alone is them, too. */
const them = /\b(?:them|they|their|hulle|hul|ba|babo|yabo|zabo|labo|bona|tsa bona|ya bona)\b|[a-z]babuz/
const prices =
  /\b(?:prices?|pricing|quotes?|quotation\w*|quoted|cost|how much|charge|offer me|best deal|pryse?|kwotasies?|aanbod|hoeveel|wat (?:dit|hulle) (?:kos|vra)|(?:[a-z]{0,3})(?:intengo|nani|manani|ntengo)|(?:y|z|ku|ngu)?i?malini|(?:i|ama|nge|ngama|la|wa)?(?:xabiso|maxabiso)\w*|(?:di)?theko|(?:di)?thekiso|(?:di|ma)?tlhwatlhwa|(?:ke |ja |di ja )?bokae|ikhotheyishini|(?:ama|i|di|ii)? ?(?:khothe\w*|kowuti|khouthe\w*))\b/
/** A word that means nothing but the prices of shops. */
const quotes = /\b(?:quotes|quotations|kwotasies|(?:ama|di|ii) ?(?:quotes?|khothe\w*|kowuti|khouthe\w*))\b/
const denied =
  /\b(?:dont|don't|do not|not|never|no need|moenie|nie nodig|musa|musani|unga\w*|se ke|se ka|o seke|stop|cancel|before|did (?:they|you|the)|have (?:they|you|the)|any (?:answer|news|reply)|already|klaar|reeds|until|tot)\b/
/** Of how somebody pays, or of another thing. */
const other = /\b(?:my booking|my bespreking|deposit|opening|hours|warranty|waarborg|call-?out|puncture|lek)\b/

/** Whether all shops are to be asked what they charge, in any words: it is read back before any of them is. */
export function asksShopsForPrices(words: string, isOfOneShop: boolean): boolean {
  const line = plainText(words)
  if (line.length > LONGEST || denied.test(line) || other.test(line) || !asks.test(line)) return false
  return quotes.test(line) || (prices.test(line) && (shops.test(line) || (!isOfOneShop && them.test(line))))
}

/** 'Can you get quotes from a few shops': said before any tyres are shown. */
export function asksForQuotes(words: string): boolean {
  const line = plainText(words)
  return line.length <= LONGEST && !denied.test(line) && !other.test(line) && asks.test(line) && quotes.test(line)
}

const othersNot =
  /\b(?:not|nie|hhayi|hayi|eseng|e seng)\b[^,.;]{0,12}\b(?:others?|rest|any ?one else|anybody else|ander|res|abanye|bonke|ezinye|ba bang|bangwe|tse ding|tse dingwe)\b/

/** Whether the shops that stand in the words by name or by row are asked what they charge, and none but those. */
export function asksNamedForPrices(words: string): boolean {
  const said = plainText(words.slice(0, LONGEST))
  const end = said.search(othersNot)
  const line = end < 0 ? said : said.slice(0, end)
  return !denied.test(line) && !other.test(line) && asks.test(line) && (quotes.test(line) || prices.test(line))
}
