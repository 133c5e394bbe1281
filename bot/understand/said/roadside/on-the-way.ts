import { asksBack, plain } from '../../shop-words.ts'
import { bareMinutes, minutesNamed, saysCannotCome } from '../minutes-away.ts'

/** What a shop says on its way to a driver: later by so many minutes, there in so many, there, coming, not at all, or done. */
export type WaySaid =
  | { is: 'later'; minutes: number | undefined }
  | { is: 'within'; minutes: number }
  | { is: 'there'; seen: boolean }
  /** Under way, without a word of when. */
  | { is: 'coming' }
  | { is: 'cannot' }
  | { is: 'done' }

const givesUp =
  /\b(?:(?:can ?not|can'?t|cant|won'?t|wont|unable to|not able to|not going to|no longer able to) (?:be able to )?(?:make it|come|get (?:there|to)|reach|help (?:him|her|them|you|the)|do it|assist)|(?:can ?not|can'?t|cant) (?:any ?more|anymore|after all)|(?:have|has|had) to (?:cancel|turn (?:back|around))|turn(?:ed|ing) (?:back|around)|not coming|give up|(?:van|bakkie|truck|vehicle|car) (?:has |is |just |have )?(?:broke(?:n)?(?: ?down)?|packed up|given up)|broke(?:n)? ?down|kan (?:nie|tog nie) (?:meer )?(?:kom|daar kom|dit maak|uitkom|help)|kannie (?:meer )?kom|kan nie meer(?: kom)?|moet (?:omdraai|kanselleer)|draai om|ons kom nie|(?:bakkie|voertuig|kar) het gaan (?:staan|breek)|(?:a)?(?:si|ngi|ndi)(?:sa)?(?:kwazi|zokwazi|nakukwazi|yikuza|sezi|sezanga|zukwazi) ?(?:ukuza|ukufika)?|(?:asi|angi|andi)se?(?:kwazi|zi|zukuza|zokuza)|angeke si(?:fike|ze|sakwazi)|(?:ha|ga) (?:re|ke) (?:sa )?(?:kgone|kgona|tle|tla)|(?:re|ke) (?:paletswe|sitilwe|pallwa))\b/

const there =
  /(?<!\b(?:not|nie|will be|be|get|getting|almost|nearly|soon|amper|byna|when we are|in|by) )\b(?:(?:we|i|he|she|they|driver|guys|boys|team)(?:'?s| is| are|'?re|'?m| am| have| has|'ve)? ?(?:now |just |all )?(?:here|there|arrived|outside|on (?:site|scene)|with (?:him|her|them|you|the (?:driver|customer|client))|at (?:the|your|his|her|their) (?:car|vehicle|spot|place|pin|bakkie))|(?:just |have )?arrived|(?:here|there) now|on site|on scene|(?:ons|ek|hy|hulle|die (?:ouens|span)) is (?:nou )?(?:hier|daar|by (?:hom|haar|hulle|die kar|jou))|aangekom|opgedaag by|(?:se)?(?:si|ngi|ndi|u|ba)fik(?:ile|e)|(?:se)?(?:si|ngi|ndi)(?:la)?pha(?:a)?|(?:se)?(?:si|ngi|ndi)khona|(?:se)?(?:si|ndi)(?:ku|la)?apho|(?:re|ke|o|ba) (?:fihlile|gorogile|fitlhile|se (?:re|ke) (?:fihlile|gorogile)|teng|mo|fano|mona)|gorogile|fihlile)\b/
const seesNobody =
  /\b(?:(?:can ?not|can'?t|cant|do not|do ?n.?t|don'?t|dont) (?:see|find|spot|locate)|(?:no|not a) (?:sign|car)|where (?:are|is|r) (?:you|u|he|she|they|the (?:car|driver))|which side|nobody (?:here|there)|no one (?:here|there)|sien (?:\w+ )?nie|kry (?:hom|haar|hulle|jou|die kar) nie|waar is (?:jy|hy|sy|hulle|die kar)|watter kant|a?(?:si|ngi|ndi)(?:m|ku|ni|ba|yi)?bon[ie]|(?:u|ba|i|ni)phi|(?:ha|ga) (?:re|ke) (?:mo|o|ba|e)? ?bone|o (?:ko )?kae|ba kae)\b/

const late =
  /\b(?:late|later|delay\w*|held up|stuck|traffic|running behind|behind schedule|longer|slow|laat|later|vertraag\w*|verkeer|langer|sukkel|sileyithi|ngileyithi|ndileyithi|sesileyithi|late|emva kwexesha|itrafikhi|isiphithiphithi|siphuzile|sizophuza|siza kuphuza|re liehile|re tla lieha|re diegile|re tla diega|re tla ba late|sephethephethe|pharakano)\b/
/** Counted from when they had said that they come, and not from now. */
const lateBy =
  /\b(?:late|later|laat|behind|longer|langer|delay\w*|vertraag\w*|extra|ekstra|sileyithi|ngileyithi|ndileyithi|liehile|lieha|diegile|diega)\b/
const fromNow =
  /\b(?:in|within|away|ETA|eta|another|nog|oor|binne|only be there|be there|left|to go|from now|out|weg|ver|more|emva|ngemva|ka mora|morago ga|ka morago|set(?:se|seng)|kusele|isele)\b/

const isDone =
  /\b(?:all done|done|finished|completed|fixed|sorted|repaired|changed (?:it|the (?:tyre|wheel))|(?:tyre|wheel|puncture|job) (?:is |was )?(?:on|fixed|done|changed|mended|plugged)|plugged|mended|back on the road|klaar(?:gemaak)?|reggemaak|herstel|(?:band|wiel) is (?:op|reg|heel|klaar)|op pad (?:weer|verder)|(?:se)?(?:si|ngi|ndi)qed(?:ile|e)|(?:si|ndi)gqibile|(?:i|li)lungile|ilungisiwe|silungisile|(?:re|ke) (?:feditse|qetile|fetsitse|lokisitse|baakantse)|e (?:lokile|lokisitswe|siame)|feditse|qetile|lokisitse)\b/
const notDone =
  /\b(?:not|nearly|almost|nie|nog|before|until|when|once|if|as|voor|almal|amper|byna|still|will be|can be|soon)\b/

const coming =
  /\b(?:on (?:our|my|the|his|their) way|under way|leaving now|just left|onderweg|op pad|ry nou|sendleleni|sisendleleni|siyeza|siyaza|re tseleng|ke tseleng|re mo tseleng|re etla)\b/

/** Pure. Undefined for what says nothing of the kind. */
export function wayIn(words: string): WaySaid | undefined {
  const line = plain(words).trim()
  const [minutes] = minutesNamed(words)
  const asks = asksBack(words)
  if (!asks && (givesUp.test(line) || (saysCannotCome(words) && !seesNobody.test(line) && minutes === undefined)))
    return { is: 'cannot' }
  if (minutes !== undefined) return asks ? undefined : inMinutes(line, minutes)
  if (there.test(line)) return { is: 'there', seen: !seesNobody.test(line) }
  if (seesNobody.test(line)) return { is: 'there', seen: false }
  if (asks) return undefined
  if (isDone.test(line) && !notDone.test(line)) return { is: 'done' }
  if (late.test(line)) return { is: 'later', minutes: undefined }
  if (coming.test(line)) return { is: 'coming' }
  const bare = bareMinutes(words)
  return bare === undefined ? undefined : { is: 'within', minutes: bare }
}

function inMinutes(line: string, minutes: number): WaySaid | undefined {
  if (lateBy.test(line) && !/\b(?:be there in|away|eta|from now)\b/.test(line)) return { is: 'later', minutes }
  if (isDone.test(line) && !notDone.test(line)) return { is: 'done' }
  const isShort = line.split(' ').length <= SHORT
  return late.test(line) || fromNow.test(line) || isShort ? { is: 'within', minutes } : undefined
}
const SHORT = 5
