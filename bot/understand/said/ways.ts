import { plainText } from '#core/rules/people/plain-text.ts'

/** How work is done: the driver waits, drops the car off, or the fitter comes. */
export type Way = 'wait' | 'drop_off' | 'mobile'

/** In answer to the question. */
const answered: Record<Way, RegExp> = {
  mobile: /\b(?:come to (?:me|us)|mobile|at (?:my )?(?:home|house|work|office)|by my|kom na my)\b/,
  drop_off:
    /\b(?:drop|leave (?:it|the car)|los (?:dit|die|my|hom)|aflaai|ngizoyishiya|ndiza kuyishiya|shiya|siya|tlogela|tlohela)\b/,
  wait: /\b(?:wait|wag|sit there|linda|ema|leta)\b/,
}

const car = '(?:it|her|him|the car|my car|the vehicle|the bakkie|my bakkie)'
/** A change of mind at any other question says it in full: 'I will drop it off', 'come to me'. */
const plainly: Record<Way, RegExp> = {
  mobile:
    /\bcome (?:out )?(?:to|by) (?:me|us|my (?:house|home|place|work|office|job|flat))\b|\bkom (?:uit )?(?:na|by) (?:my|ons)(?: (?:huis|werk|plek|kantoor))?\b|\b(?:beze|bazokuza|bangeza) (?:kimi|ekhaya|kum)\b|\bba tle (?:ho nna|go nna|hae|gae)\b/,
  drop_off: new RegExp(
    `\\bdrop(?:s|ping)? ${car}\\b|\\b(?:fetch|collect|get|pick up) ${car} (?:later|again later|after(?:wards| work)?|in the (?:afternoon|evening)|this (?:afternoon|evening)|when (?:it is|it's|you are|they are) (?:done|ready|finished))\\b|\\bpick ${car} up (?:later|after|in the|this|when)\\b|\\bhaal (?:hom|haar|dit|die kar|die bakkie)? ?(?:later|na werk|vanmiddag)\\b|\\bdrop(?:ping)?[ -]?(?:${car} )?off\\b|^\\W*drop\\W*$|\\b(?:leave|leaving) ${car}(?: (?:there|here|with|by|at|for|overnight|and)\\b|$|[,.;!?])|\\b(?:die|my) (?:kar|bakkie|motor) (?:daar |by hulle |net )?(?:aflaai|los)\\b|\\b(?:die|my) (?:kar|bakkie|motor)(?: (?:net|daar|by hulle|vir hulle)){0,2} (?:wil|sal|gaan|kan|moet) (?:aflaai|los|laat)\\b|\\blos (?:ek )?(?:net )?(?:die|my|hom|haar) ?(?:kar|bakkie|motor)?(?: (?:daar|by|net|so))?\\b(?! (?:vrydag|maandag|bespreking))|\\b(?:ngi|ndi|si)[a-z]{0,6}(?:shiya|shiye)\\b|\\b(?:ndiza ku|siza ku|ndoku)(?:yi)?shiya\\b|\\b(?:shiya|siya|tlogela|tlohela) (?:i?moto|koloi|sejanaga)\\b|\\bka (?:siya|tlogela|tlohela) koloi\\b`,
  ),
  wait: /\b(?:i|we)(?:'?ll| will| can)? ?(?:rather )?wait\b|\bwait there\b|\b(?:ek|ons) (?:sal )?(?:liewer )?(?:daar )?wag\b|\bwag daar\b|\bngizolinda\b|\bndiza kulinda\b|\bke tla (?:ema|leta)\b/,
}
/** Whoever does not wait leaves the car there. */
const waitsNot =
  /\b(?:not|wont|won't|dont want to|do not want to|cant|can't|cannot|instead of|rather than|nie|angizukulinda|andizi kulinda|nkeke ka)\b[^.;!?]{0,25}\b(?:wait|waiting|wag|sit|linda|ema|leta)\b/

const all = Object.keys(plainly) as Way[]
const MOST = 500

/** The ways that a message names in so many words. */
export function waysNamed(text: string): Way[] {
  const plain = plainText(text.slice(0, MOST))
  const named = all.filter((way) => plainly[way].test(plain))
  if (!waitsNot.test(plain)) return named
  const others = named.filter((way) => way !== 'wait')
  return others.length > 0 ? others : ['drop_off']
}

/** The way that answers 'wait there or drop off?'. */
export function wayAnswered(text: string): Way | undefined {
  const plain = plainText(text.slice(0, MOST))
  const [named, ...others] = waysNamed(text)
  return named && others.length === 0 ? named : all.find((way) => answered[way].test(plain))
}

const asksLeave =
  /^\W*(?:(?:ok|yes|ja|sorry|please|but|and|so|also) )*(?:can|could|may|kan|mag|is it (?:ok|fine|alright) if|will it be ok if|ngingayishiya|nka)\b/
const comes =
  /^\W*(?:do|does|is(?! it (?:possible|ok|okay|fine|alright|allowed))|are|how|what|hoeveel|hoe|wat|will|sal|when|wanneer)\b/

/** 'Can I leave the car there instead?' asks for another way; 'do they come to me?' asks whether there is one. */
export function asksForWay(text: string): boolean {
  const plain = plainText(text.slice(0, MOST))
  const ways = waysNamed(plain)
  if (ways.length === 0 || comes.test(plain) || /\b(?:how much|hoeveel|cost|kos|charge|price|prys)\b/.test(plain))
    return false
  return ways[0] === 'wait' ? !plain.includes('?') && !asksLeave.test(plain) : true
}

/** Whoever was to be visited comes after all: 'actually I will come to them'. */
export const comesInstead = (text: string): boolean =>
  /\b(?:i|we)(?:'?ll| will| can| would)? ?(?:rather )?(?:come|go|drive) (?:to|there|in)\b|\b(?:ek|ons) (?:sal )?(?:liewer )?(?:self )?(?:soontoe|na hulle|daarheen|daar)\b|\b(?:ngizoza|ngizoya|ngizoziz?el[ae]|ngizoziyela|ndiza kuya|ndiza kuzizela|ndoya|ke tla itela|ke tla itlela|ke tla tla|ke tla ya)\b/.test(
    plainText(text.slice(0, MOST)),
  )
