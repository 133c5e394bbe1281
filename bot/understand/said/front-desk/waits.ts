import { plain } from '../../shop-words.ts'

const first =
  /^\W*(?:(?:oops|eish|awu|hawu|haibo|ag|sorry|uxolo|askies|jammer|ok|okay|no|nee|ja|yes|actually|neither|nnyaa|hayi|cha|bra|bru)\b\W*){0,3}(?:wait|hang on|hold on|hold it|one (?:sec|second|min|minute|moment)|give me (?:a|\d)|gimme|just a (?:sec|second|min|minute|moment)|wag|hou (?:net )?aan|gee my|net gou|oomblik\w*|yima|ima|linda|ngilinde|ema|emang|emanyana|leta|letela)\b/
const will =
  "(?:must|need to|have to|has to|got to|gotta|going to|gonna|will|'ll|let me|still|moet|gaan|sal|wil|ek gaan)"
const looks =
  '(?:ask|asking|check|checking|see if|have a look|look in|look at|look if|look for|looking for|find out|phone|count|vra|kyk|bel|tel|uitvind|seker maak)'
const mustLook = new RegExp(
  `\\b${will} (?:(?:first|just|quickly|still|eers|nog|gou|net|my|die) ){0,2}(?:\\S+ )?${looks}\\b`,
)
const own =
  /\b(?:(?:ngisa|ndisa|bengisa|bendisa|sisa|besisa)\w{3,}|(?:ngizo|ndizo|ndiza ku|ngiza ku|sizo|siza ku)(?:buza|bheka|jonga|bona|tshela|nitshela|xelela|nixelela|phendula|buya|shaya)\w*|(?:ake|akhe|mandi|mangi) ?(?:ngi|ndi|ke)?\w*(?:bhek|jong|buz)\w*|(?:ngiyo|ndiyo)(?:bheka|jonga|buza)\w*|(?:ke|re) (?:sa ntse ke |sa ntse re )?(?:sa|tla|tlo|batla go|batla ho|tshwanetse go|tlamehile ho|lokela ho|tlameha ho) (?:\w+ )?(?:botsa|sheba|lebelela|leba|batla|batlana|letsetsa|leletsa|araba|boela|bona gore|bona hore))\b/
const minutes =
  /\b(?:in|after|within|about|oor|binne|na) (?:a |an? few |'?n |so |about |another )?(?:\d{1,2}|few|paar|couple of|ten|five|tien|vyf) ?(?:min|mins|minutes?|minuut|minute)\b|\b(?:emva|ngemva|emuva) kwama ?-?(?:minithi|mizuzu)|\bkwimizuzu\b|\bka (?:morago ga )?metsotso\b|\bka mora metsotso\b/
const busy =
  /\b(?:still (?:busy|checking|looking|thinking|waiting)|busy (?:helping|checking|looking)|(?:nog|bietjie) besig|soek nog|kyk nog|wag nog)\b/

/** Whether somebody comes back in a while, or has to ask or to look first, in any of the six languages. Pure. */
const within = /\b(?:wait|hang on|hold on|wag (?:net|eers|bietjie)|yima|linda|ema pele)\b/

export const saysWait = (words: string): boolean =>
  beginsWithWait(words) || saysLookFirst(words) || within.test(plain(words))

/** 'I must ask', 'in ten minutes', 'still busy'. */
export function saysLookFirst(words: string): boolean {
  const line = plain(words)
  return [mustLook, own, minutes, busy].some((pattern) => pattern.test(line))
}

const notNow =
  /^\W*(?:(?:sorry|jammer|uxolo|askies|eish|ag|no|nee|hayi|cha)\W*){0,2}(?:can ?'?t|cannot|not|kan nie|nie)\b(?: \w+)? (?:right )?(?:now|nou)\b|^\W*(?:i'?m|i am|ek is|ke|ngi|ndi)\b ?(?:driving|busy|on the road|on a call|on the phone|under a car|besig|matasa|xakekile|shayela|qhuba)\b/

export const beginsWithWait = (words: string): boolean => first.test(plain(words)) || notNow.test(plain(words))
