import { plain } from '../../../shop-words.ts'
import { asksSomething } from '../asks.ts'
import { hoursIn } from '../hours-words.ts'
import { saysOpening } from '../opening-words.ts'
import { sentencesOf } from '../sentences.ts'

/** What somebody at a counter asks of the shop's own days: when it is open, and what is free. Pure. */

const lead =
  '(?:(?:ok|okay|hi|hey|hello|sorry|so|and|en|but|maar|please|asseblief|no|nee|cha|hayi|nnyaa|tjhe|sawubona|molo|dumela)\\b\\W*){0,3}'

/** 'Do we close', 'are we open', 'maak ons toe' with the verb first, and what asks wherever it stands. */
const asksFirst = new RegExp(
  `^\\W*${lead}(?:(?:when|do|does|are|is|will|did|dont|don't|arent|aren't|isnt|isn't) (?:(?:do|does|are|is|will) )?(?:we|i|the shop|our shop|my shop)|when|wanneer (?:maak|is|sluit|gaan)|(?:maak|sluit|is|gaan|sal) (?:ons|ek|die winkel)|ingabe|ingaba|ngaba|na (?:re|ke)|a re (?:butswe|butse|bulegile|tswetse|tswetswe|kwetse|kwetswe|koetswe))\\b`,
)
const asksAnywhere =
  /\b(?:what time|what hours|which hours|how (?:late|early)|(?:until|till) when|hoe (?:laat|vroeg)|(?:tot|van) wanneer|watter (?:tyd|ure)|ngabani|ngobani|ngasiphi|ngaliphi|ngeliphi|ngoobani|xesha ?ni|nako mang|nako (?:efe|e fe))\b/

const isQuestion = (sentence: string): boolean => {
  const line = plain(sentence)
  return asksSomething(sentence) || asksFirst.test(line) || asksAnywhere.test(line)
}

/** 'Can we close on Friday?' is a wish, of which it is asked whether it is meant. */
const wishes =
  /^\W*(?:(?:ok|hi|hey|please|asseblief|and|en|so)\b\W*){0,2}(?:can|could|may|should|must|shall|kan|mag|moet|sal) (?:you|we|i|ons|ek|jy|julle|u)\b(?! (?:tell|show|say|check|remind|s[eê]|wys))/

export const wishesHours = (words: string): boolean => wishes.test(plain(words))

/** What is wished for, as if it were said to be so. */
export const asTold = (words: string): string => words.replace(/\?\s{0,9}$/, '')

const hoursNoun = /\b(?:hours|ure|openingstye|trading times?|opening times?|amahora|iiyure|diura|dihora|diiri)\b/
const changes =
  /\b(?:chang\w*|set|updat\w*|edit|mov\w*|extend\w*|fix|correct|verander|stel|pas|shintsha|tshintsha|fetola|fetolang|guqula)\b/
const shows = /\b(?:show|see|view|give|check|tell|wys|gee|sien|\w{0,4}bonis[ae]\w*|\w{0,4}khombis[ae]\w*|mpontshe\w*)\b/
const onlyNoun = /^\W*(?:please )?(?:my|our|shop|the shop'?s?|ons|winkel se) (?:\S+ )?(?:hours|ure|openingstye)\b/

/** 'Show our hours', 'my hours on Friday': they name no hour, and change none. */
function showsHours(sentence: string, now: Date): boolean {
  const line = plain(sentence)
  if (!hoursNoun.test(line) || changes.test(line)) return false
  const { opens, closes, closed, reopens } = hoursIn(sentence, now)
  return !opens && !closes && !closed && !reopens && (shows.test(line) || onlyNoun.test(line))
}

const asksHours = (sentence: string, now: Date): boolean =>
  !wishesHours(sentence) &&
  !asksFree(sentence) &&
  (((saysOpening(sentence) || hoursNoun.test(plain(sentence)) || ofOpening.test(plain(sentence))) &&
    isQuestion(sentence)) ||
    showsHours(sentence, now))

const ofOpening = /\b(?:open|oop|close|sivala|sivula)\b/

/** The sentences that ask for hours of the shop, and what is said beside them. */
export function hoursAsked(words: string, now: Date): { asked: string; told: string } {
  const sentences = sentencesOf(words)
  const asked = sentences.filter((one) => asksHours(one, now))
  return { asked: asked.join(' '), told: sentences.filter((one) => !asked.includes(one)).join(' ') }
}

const free =
  /\b(?:free|available|slots?|gaps?|openings|spaces?|vry|beskikbaar|plek|gapings?|oop (?:tye|tyd|plekke)|\w{0,3}zikhala|\w{0,3}sikhala|\w{0,3}zithuba|\w{0,3}sithuba|[a-z]{0,3}khululekile|evulekile|dikgala|sekgala|dikgeo|sekgeo|diphatlha|phatlha|dibaka|sebaka)\b/
const isOpen =
  /\b(?:how (?:much|many)(?: \S+){0,2} open|what(?:'?s| is| else is)?(?: \S+)? open|hoeveel(?: \S+){0,2} oop|wat is (?:nog )?oop)\b/
const ofShop =
  /\b(?:we|shop|ons|winkel)\b(?: \S+)? (?:open|oop)\b|\b(?:time|hours|ure|tyd)\b(?: \S+){0,2} (?:open|oop)\b/
const asksThere =
  /\b(?:any(?:thing)?|is there|are there|is daar|have|got|left|show|enige|iets|het|wys|nog|zikhona|kukhona|ikhona|na le)\b/
const ofTyres = /\b(?:tyres?|tires?|bande|band|amathayi|ithayi|dithaere|thaere|stock|fit for|delivery|r ?\d)\b/

/** 'How much is open on Friday', 'enige gapings Saterdag'. */
export function asksFree(words: string): boolean {
  const line = plain(words)
  if (ofTyres.test(line)) return false
  if (isOpen.test(line) && !ofShop.test(line)) return true
  return free.test(line) && (isQuestion(words) || /\bhow (?:much|many)\b/.test(line) || asksThere.test(line))
}
