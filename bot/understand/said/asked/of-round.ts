import { plainText } from '#core/rules/people/plain-text.ts'

/** What somebody says of shops that were asked for their prices. Pure. */

const LONGEST = 240

const news = [
  /\b(?:any|some|no|got) (?:\w+ )?(?:answers?|repl(?:y|ies)|prices?|quotes?|news|feedback|response|word|luck)\b[^.]{0,40}\b(?:yet|so far|back|already|from (?:them|the shops?|any ?one|any ?body)|come in|came)\b/,
  /\b(?:has|have|did|is|are|if|whether) (?:any ?one|any ?body|any|any of them|they|the shops?|those shops?|some ?body|some ?one|no ?body|all of them)\b[^.]{0,30}\b(?:answer|repl|respon|quot|come back|came back|get back|got back|said|price)/,
  /\bwho (?:has |have |all |of them ){0,2}(?:answered|replied|responded|quoted|come back|came back)\b/,
  /\b(?:heard|hear) (?:anything |something )?(?:back )?(?:yet|from (?:them|the shops?|any ?one|any ?body))\b|\bwhat did (?:they|the shops) (?:say|answer|quote)\b|\bhow far (?:are|is|with) (?:my|the|those) (?:quotes?|prices?)\b/,
  /\b(?:het|hoor)\b[^.]{0,30}\b(?:iemand|hulle|enige|winkels?|almal|wie|niemand|jy)\b[^.]{0,30}(?:antwoord|teruggekom|laat weet|kwoteer|gehoor|gese)/,
  /\b(?:enige|al|reeds|klaar|nog nie)\b[^.]{0,20}\b(?:antwoorde?|kwotasies?|nuus|terugvoer|gehoor)\b|\bwie (?:het|al)[^.]{0,20}(?:antwoord|kwoteer)/,
  /\b(?:na|yini|ingabe|ingaba|ukhona|ikhona|khona|sekukhona|sele|sebe|bese|kakade|yet)\b[^.]{0,40}(?:phendul|mpendulo)|(?:phendul|mpendulo)\w{0,8}[^.]{0,20}(?:\bna\b|\byini\b|\?|\bkhona\b)|\b(?:se|sele)?ba(?:sel)?phendul\w*|\bbaphendul(?:e|ile)/,
  /\b(?:ho|go) na le (?:karab|phetolo)\w*|\b(?:ba|o|bo?na ba) (?:se ba )?(?:arab|fetotse|fetola|arabil)\w*/,
]

/** 'Has anybody answered?', of the prices that were asked for. */
export function asksForAnswers(words: string): boolean {
  const plain = plainText(words)
  return plain.length <= LONGEST && news.some((pattern) => pattern.test(plain))
}

const rest =
  /^\W{0,3}(?:(?:and|en|ok|okay|so|but|maar|kodwa|mara|what|whats|wat|how|hoe|about|van|with|met|from|anything|iets|nothing|niks|the|die|all|al|those|daardie|le|na)[\s,]{1,3}){0,6}(?:(?:others?|ander(?:e|es|s)?)(?: (?:ones|shops?|winkels?|guys|places?|plekke?))?|rest|any ?(?:one|body) else|(?:enig)?iemand anders|[nk]?a?banye|[nk]?e?zinye|ba bang|ba bangwe|bangwe|tse ding|tse dingwe)(?: (?:izitolo|mabenkele|say|said|yet|then|dan|now|nou|se|ke|na|bathini|ba reng)){0,2}\W{0,3}$/

/** 'And the others?', with nothing else said. */
export const asksForRest = (words: string): boolean => words.length <= 60 && rest.test(plainText(words))

const others =
  /\b(?:other|another|different|more|new|ander) (?:shops?|ones?|places?|people|dealers?|stores?|guys|winkels?|plekke?|mense|een)\b|\b(?:some ?one|some ?body|any ?one|any ?body|iemand) (?:else|anders)\b|\b(?:the |some )?others\b|\bander(?:e|s)?\b|\b(?:abanye|ezinye|omunye|enye|ba bang|tse ding|bangwe|tse dingwe|ba sele|e nngwe|lebenkele le leng)\b/
const asking =
  /\b(?:ask|try|contact|get|check|want|rather|instead|prefer|need|find|go for|send|vra|probeer|soek|eerder|liewer|kry|stuur|(?:[a-z]{0,5})buz(?:e|a|eni)|zama|fun[ae]|ngifuna|ndifuna|(?:m|mm)?botsa|botse|leka|batla|kopa|cela|ngicela|ndicela)\b/
const notThose =
  /\b(?:not|nie|hhayi|hayi|eseng|e seng|no) (?:those|these|them|that lot|daardie|hierdie|hulle|bona|labo|abo|bao|tseo|tse)\b|\b(?:forget|leave|skip|los|vergeet) (?:those|these|them|hulle|daardie)\b/
/** Of the tyres, not of who sells them. */
const ofTyres = /\b(?:brands?|makes?|tyres?|tires?|sizes?|bande?|merke?|amathayi|dithaere|price|prys)\b/

/** 'Not those three, ask others': more shops are to be asked for the same. */
export function asksOtherShops(words: string): boolean {
  const plain = plainText(words)
  if (plain.length > LONGEST || ofTyres.test(plain)) return false
  return others.test(plain) && (asking.test(plain) || notThose.test(plain))
}

const all =
  '(?:them all|them both|them|all of them|all (?:the |those |these )?(?:shops|three|four|five|\\d)|(?:all )?(?:the|those|these) shops|everyone|every ?body|(?:vir )?(?:hulle almal|hulle|almal|die winkels)|bona bonke|bonke|bona bohle|bohle|botlhe)'
const also =
  '(?:[\\s,:-]+(?:also|too|as well|ook|know|weet|please|pls|asb|futhi|nokuthi|ukuthi|ukuba|hape|gape|hore|gore|that|dat|bonke|bohle|botlhe|s[eê])(?![\\p{L}]))*'
const tells = new RegExp(
  `^\\W*(?:(?:please|pls|asb|and|also|ok|okay|oh|en|ook|can you|could you|kan jy|sorry|wait|wag|ngicela|ndicela|ke kopa)[\\s,]+){0,4}(?:(?:tell|let|inform|message|say (?:also )?to|mention to|vertel|laat|s[eê])(?: also| ook)? ${all}|(?:nga|si|u|ni|a)?(?:batshele|batsheleni|baxelele|baxeleleni|bazise)|ba (?:bolelle|jwetse|tsebise)|bolella (?:bohle|botlhe))${also}[\\s,:;-]+(?=\\S)`,
  'iu',
)
const adds =
  /^\W*(?:(?:please|pls|asb|and|also|ok|en|ook|can you|kan jy)[\s,]+){0,3}(?:add|put|voeg|sit)(?: (?:this|that|dit))? (?:to|on|by|aan|in)(?: (?:my|the|that|die))? (?:quotes?|requests?|price requests?|kwotasies?|versoek)(?: (?:by|that|dat))*[\s,:;-]+(?=\S)/iu

/** What all that were asked are to be told as well; undefined if the words order nothing of the kind. */
export function addedForAll(words: string): string | undefined {
  if (words.length > LONGEST * 2) return undefined
  const found = tells.exec(words) ?? adds.exec(words)
  const rest = found && words.slice(found[0].length).trim()
  return rest && /\p{L}{2}/u.test(rest) ? rest : undefined
}
