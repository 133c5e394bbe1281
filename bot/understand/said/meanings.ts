import { plainText } from '#core/rules/people/plain-text.ts'
import { dangerPatterns } from './roadside/dangers.ts'

const MOST = 500

/** What words say beside intent and slots, by what a step or a flow asks of them. Read from plain lower case. */
const patterns = {
  /** 'wait', 'one sec': the person comes back in a moment. */
  pauses:
    /^\W*(?:(?:ok|okay|no|nee|please|pls|just|sorry) )*(?:wait(?: (?:a |one )?(?:bit|min(?:ute)?s?|sec(?:ond)?s?|moment)| for me| first)?|hang on|hold on|hold up|one (?:sec(?:ond)?|min(?:ute)?|moment)|(?:give me|gimme) (?:a|one|two|2|5|five) (?:sec(?:ond)?s?|min(?:ute)?s?|moment)|(?:just )?a (?:sec|second|min|minute|moment)|brb|wag(?: (?:bietjie|gou|eers|net gou|so bietjie))?|net gou|oomblik(?:kie)?|linda(?: kancane)?|ngilinde|ima(?: kancane)?|ema(?: hanyane)?|emanyana|yima kancane)(?: (?:please|pls|asb|asseblief|bru|boet|man|quickly|gou))*\W*$/,
  /** Only one axle: 'just the rears'. */
  onlyOneAxle: /\b(?:just|only|net|slegs|alleen|kuphela|qha|fela|feela)\b/,
  ownBookings:
    /\b(?:my|own|eie|yami|zami)\b(?: own| eie)? (?:bookings?|appointments?|besprekings?|afsprake?|afspraak)\b/,
  anyTime: /\b(?:any ?time|whenever|any of (?:them|those)|enige tyd|maak nie saak(?: nie)?)\b/,
  anyDay: /\b(?:any day|enige dag)\b/,
  yesterday: /\b(?:yesterday|gister)\b/,
  months: /\bmonths?\b|\bmaande?\b/,
  anyBrand: /\b(?:other|another|different|ander|any|all|enige|alle) (?:brands?|makes?|merke?|handelsmerke?)\b/,
  notRunFlat:
    /\b(?:not?|non|without|nie|sonder|geen|normal|ordinary|gewone)\b(?:[^a-z\d]+(?:a|any|the|n|enige|need|want)(?![a-z]))*[^a-z\d]*(?:run ?-?flats?|loopplat\w*)\b|\bnon-?run-?flats?\b/,
  anyPrice: /\b(?:any|no) (?:price|budget)\b|\b(?:no|sonder) (?:limit|prysperk)\b|\benige prys\b/,
  anyType: /\b(?:any|enige) (?:type|kind|tread|tipe|soort)\b/,
  more: /^\s*(?:more|next|meer|volgende)\b/,
  anywhere: /\b(?:anywhere|any place|everywhere|enige plek|oral)\b/,
  theirShop:
    /\b(?:that|this|the|their|daardie|hulle) (?:shop|place|winkel|plek|hours|ure|address|adres|number|nommer)\b|\b(?:call|bel) (?:them|hulle)\b|\bwhere are they\b|\bwaar is hulle\b/,
  knowsNot:
    /\b(?:do ?n['o]?t know|dunno|no idea|not sure|weet nie|nie seker(?: nie)?|(?:andi|angi)qiniseki\w*|ga ke itse|ga ke na bonnete|ha ke na bonnete|angazi|andazi|ha ke tsebe)\b/,
  openNow: /\b(?:open|oop) (?:right )?(?:now|nou)\b|\b(?:now|nou) (?:open|oop)\b|\bstill open\b|\bnog oop\b/,
  accepts: /^\s*(?:i )?(?:accept|aanvaar|take it|ek vat dit)\b/,
  refuses: /^\s*(?:i )?(?:refuse|decline|reject|weier)\b/,
  signsIn:
    /\b(?:log|sign)(?:ging|ning|ing)? (?:me )?in(?:to)?\b|\blogin\b|\b(?:teken|meld|log) my (?:in|aan)\b|\baan(?:te)?meld\b|\bin(?:te)?teken\b/,
  signsOut: /\b(?:log|sign)(?:ging|ing)? ?(?:me )?(?:out|off)\b|\bmeld my af\b|\bteken my uit\b/,
  notMe: /^\W*(?:(?:no|nee)\W+)?(?:(?:it|that) was(?:n'?t| not) me|(?:dit|dis|dit was) (?:was )?nie ek(?: nie)?)\W*$/,
  /** 'the Michelin': one that is known, not any of that brand. */
  the: /\b(?:the|die)\b/,
  /** The words turn against what stands there: 'no, 10:00', 'rather 2'. */
  objects:
    /^\s*(?:no|nee|nah|actually|eintlik|sorry|rather|liewer|make it|maak dit|change|verander|can we make|kan ons dit)\b/,
  ...dangerPatterns,
  abuse:
    /\b(?:f+u+c+k\w*|fok\w*|bliksem|poes|doos|kak|shit\w*|bullshit|bitch|voetsek|voertsek|msunu|idiot|stupid|useless|nonsense bot|moer)\b/,
  /** A question: 'do you have it', 'is daar plek?'. */
  asks: /^\W*(?:do|does|is|are|can|could|will|would|have|what|when|how|het|kan|sal|wat|wanneer|hoe)\b|\?/,
  link: /\bhttps?:\/\/|\bwww\.|\bbit\.ly\b/,
  deals: /\b(?:deals?|specials?|on sale|discount(?:ed)?|afslag|aanbiedings?|spesiaal|spesiale)\b/,
  /** For an alert: no price is meant, only that there is one again. */
  whateverPrice:
    /\b(?:(?:any|enige) (?:price|prys)|(?:price|prys) (?:does ?n[o']?t|maak nie)|in stock|in voorraad|available|beskikbaar|comes? in)\b/,
  /** Whoever talks to a shop comes back to us. */
  endsTalk:
    /^\W*(?:(?:ok|okay|please|asb) )?(?:stop (?:talking|chatting)(?: to (?:them|him|her|the shop))?|(?:talk|back|go back|return) to (?:the bot|spoor|you)|(?:end|leave|close) (?:the |this )?(?:chat|conversation)|hou op (?:praat|gesels)(?: met hulle)?|terug na (?:spoor|die bot)|praat met die bot)\W*$/,
  /** 'Who am I talking to'. */
  asksWho:
    /^\W*(?:who(?:m)? (?:am i|is this i'?m) (?:talking|speaking|writing|chatting) (?:to|with)|(?:am i|is this) (?:talking to |speaking to |with )?(?:a bot|the bot|a person|the shop|a human)|met wie (?:praat|gesels|skryf) ek)(?: now| nou)?\W*$/,
  /** What was sold was for the job that is asked about, or beside it. */
  thisJob: /\b(?:this|that|the|same|hierdie|daardie|die) (?:job|booking|one|customer|werk|bespreking|kliënt)\b/,
  anotherSale: /\b(?:an?other|other|separate|different|extra|walk-?in|ander|apart)\b/,
  /** What became of something: 'what happened to Sipho'. */
  whatBecame:
    /\bwhat(?:ever| ever)? (?:has |had )?(?:happened|happend|happen|came|became|come|become) (?:to|with|of)\b|\bwhat'?s? (?:is )?happening with\b|\bwat het (?:van|met|gebeur|geword)\b|\bwat (?:is|was) (?:die )?(?:uitkoms|storie) (?:van|met)\b|\bkwenzeke ?ni\b|\bkwenzakaleni\b|\bho etsahetse(?:ng)?\b|\bgo diragetse(?:ng)?\b/,
} as const satisfies Record<string, RegExp>

export type Meaning = keyof typeof patterns

const names = Object.keys(patterns) as Meaning[]

/** The meanings that a message has. */
export function meaningsIn(text: string): Meaning[] {
  const plain = plainText(text.slice(0, MOST))
  return names.filter((name) => patterns[name].test(plain))
}

/** Whether a message has that meaning. */
export const says = ({ understood }: { understood: { means: readonly Meaning[] } }, meaning: Meaning): boolean =>
  understood.means.includes(meaning)

const objection = patterns.objects

/** 'rather 2' is '2' without the objection. */
export function withoutObjection(text: string): string {
  const found = objection.exec(plainText(text.slice(0, MOST)))
  return found ? text.slice(found[0].length) : text
}
