import { covered, isFree, lineOf, type Reading, take, wordAt } from '../reading.ts'
import { numberWords, ordinalWords, pointingOrdinals } from '../vocabulary/numbers.ts'

const numberNames = [...numberWords.keys()].sort((a, b) => b.length - a.length).join('|')
const count = `(\\d{1,2}|${numberNames})`
const goods = `(?:voorbande|agterbande|voorwiele|agterwiele|trailer bande|units|stuks|all terrains|mud terrains|muds|ats|tyres?|tires?|bande?|banden|wheels?|wiele|rubbers?|tekkies|takkies|amathayi|amataya|amatayi|ama ?tyres?|dithaere|ditaere|mabidi|amavili|iivili|iithayara|amathayara|runflats?|run flats?|radials|units|pieces|pcs|buitebande|dithaele|thaere|litaere|maraba|amasondo|iitayara|of them|of those|of these|of the|van hulle|van dit|van die|van daardie|identical|matching|taya|tayas|fronts?|rears?|back ones|ones|¢{3,})`
const describing = `(?:(?:new|brand|nuwe|front|rear|back|voor|agter|voorste|agterste|cheap|cheaper|cheapest|good|goeie|decent|goedkoop|more|extra|used|second hand|sets? of|budget|premium|run ?flat|original|quality|pcs|pieces|proper|all terrain|mud|same|similar|affordable|all[ -]season|nice|[_¤¢]+) ){0,3}`
const sizeWord = `(?<!¤)¤{2,}`

type Rule = [name: string, pattern: RegExp]
const rules: readonly Rule[] = [
  [
    'only so many',
    new RegExp(
      `(?<![\\w.,:/#-]|(?:at|om|by|ngo|nge|ka|teen|past|till|from|van|after|na|no|nr) )(?:tse |tše |di le |ezi-?)?${count} (?:fela|feela|qha|kuphela|only)(?![a-z])`,
      'g',
    ),
  ],
  [
    'set of',
    new RegExp(
      `(?<![a-z])(?:sets? of|stel van|set|pair of|stel) ?${count}(?![\\w.,:/]*\\d| ?(?:km|rand|am|pm|uur))(?![a-z])`,
      'g',
    ),
  ],
  ['times', new RegExp(`(?<![\\w.,:/])${count} ?[x*](?![\\da-z])`, 'g')],
  ['times', /(?<![\w.,:/])(\d{1,2}) ?[x*](?= ?(?:[_¤¢]|\d{3}))/g],
  ['times', new RegExp(`(?<![a-wyz\\d.,/])[x*] ?${count}(?![\\w:/]| ?[_¤¢]? ?(?:km|rand)|[.,]\\d)`, 'g')],
  [
    'goods',
    new RegExp(
      `(?<![\\w.,:/#-]|(?:no|nr|number|option|nommer|mk|golf|polo|series|alert|booking|within|top|first|next) )${count} ${describing}${goods}(?![a-z])`,
      'g',
    ),
  ],
  [
    'all of a number',
    new RegExp(
      `(?<![a-z])(?:all|al|just|only|net|needs|need|want|kort|nodig|benodig|soek|ngidinga|ngifuna|ndifuna|ke batla|get|buy|order|take|vat|qty|quantity|hoeveelheid|actually|eintlik|make it|reserve|book|at least|exactly|total of|maak dit|fitting of|fitment of|replace|ek wil|x|those|daardie|die|the|hierdie|these|for|vir|bespreek) ?:?${count}(?= ?(?:$|[,.;!?)]|please|pls|plz|asb|asseblief|now|for|vir|in|on|of|thanks|instead|rather|only|net|hey|he|ne|bru|bra|boss|sir|man|with|and|en|fitted|[_¤¢]|today|kuphela|maybe|at|by|dankie|qha|new|nuwe|contis|the|hoeveel|how|yazo|vandag|met|nodig|mounted))(?! ?[_¤¢]? ?(?:km|rand|k|am|pm|uur|oclock|h|days?|dae|weeks?|weke|months?|years?|minutes?|mins?)(?![a-z]))`,
      'g',
    ),
  ],
  [
    'of a shown one',
    new RegExp(
      `(?<![a-z])(?:take|vat|neem|want|wil|give me|gee my|book|bespreek) ${count} (?:of|van) (?:the|die|number|nommer|no|those|daardie|them|hulle)(?![a-z])`,
      'g',
    ),
  ],
  [
    'rather than',
    new RegExp(
      `(?<![a-z])(?:just|only|net|rather|liewer|make it|that|actually) ${count} (?:not|instead of|nie|en nie|rather than) (?:${count})(?![\\w:/.])`,
      'g',
    ),
  ],
  ['nguni', /(?<![a-z])(?:e le |tse |ama|e)(nngwe|pedi|tharo|nne|hlano|elilodwa|lilodwa|yinye)(?![a-z])/g],
  [
    'front or rear',
    new RegExp(
      `(?<![a-z])(?:the |die )?(?:front|rear|back|voorste|agterste) ${count}(?![\\w:/.]| ?(?:km|rand|years?))`,
      'g',
    ),
  ],
  [
    'before a size',
    new RegExp(
      `(?<![\\w.,:/])${count} ?(?:x|by|of|new|nuwe|pcs|pieces|stuks|ama|the|the new|-|tyres?)? ?(?:¢+ )*(?=${sizeWord})`,
      'g',
    ),
  ],
  [
    'behind a size',
    new RegExp(
      `${sizeWord} ?[,;:=-]? ?(?:[x*]|qty)? ?(?:for )?${count}(?= ?(?:$|[,.;!?)]|please|pls|for|vir|off|in|needed|required|asb|nodig|stuks?|tyres|budget|max|under|onder|fitted|at|near|how|hoeveel|price|best|with))(?! ?[_¤¢]? ?(?:km|rand|k|am|pm|uur|h(?![a-z])|days?|inch))`,
      'g',
    ),
  ],
  [
    'goods before',
    new RegExp(
      `(?<![a-z])(?:amathayi|amataya|amatayi|dithaere|ditaere|mabidi|amavili|amathayara|litaere|dithaele|iithayara|iitayara|iivili|bande|tyres?|tires?|wheels|rubbers|amasondo) (?:a |e |le |tse |qty |x ?)?${count}(?= ?(?:$|[,.;!?)]|please|asb|for|vir|in|e|[_¤¢]|ye|we|aka|wa|for|a|tsa|nge|onder|under|max|pls|needed|nodig|of|ka|sa))(?! ?(?:km|rand|k|am|pm|inch))`,
      'g',
    ),
  ],
]
const pair =
  /(?<![a-z])(?:(?:a |n )?pair|n paar (?:bande|tyres?|nuwe)|paar bande|both|albei|couple of (?:tyres|tires))(?: of)?(?![a-z])/g
const fullSet =
  /(?<![a-z])(?:a (?:new |full |complete )?set|full set|complete set|whole set|new set|volle stel|n (?:nuwe |volle )?stel|(?:nuwe )?stel bande|all four|al vier|onke amane|set of (?:tyres|tires|bande|new tyres)|all round|right round|all around|omkring|all 4|set of(?= ¤))(?![a-z])(?! of \d)/g
const single =
  /(?<![a-z])(?:(?:a |n )?(?:single|enkel)|just one|only one|net een|just a|one)(?: ?(?:tyre|tire|band|[_¤¢]+))(?![a-z])/g
const soundAlike =
  /^(?:my|the|me|a|an|u|your|this|that|our|his|her|sale|it|free|now|real|life|sure|tomorrow|today|us|di|da)$/
const verbs =
  /^(?:book|buy|get|cancel|see|know|change|fit|speak|find|be|go|come|ask|do|have|talk|make|pay|move|check|the|my|u|hear|use|order|reschedule|help)$/

/** How many tyres. '4 me' and '2 book' are words, not counts. */
export function readQuantity(reading: Reading): void {
  const namesNumber = reading.words.some(({ kind, text }) => kind === 'digits' || numberWords.has(text))
  for (const [name, pattern] of namesNumber ? rules : []) {
    const line = lineOf(reading)
    for (const match of line.text.matchAll(pattern)) {
      const [, written = ''] = match
      const quantity = numberWords.get(written) ?? Number(written)
      const [from, to] = covered(line, match)
      const at = numberIndex(reading, from, to, written)
      const next = wordAt(reading, at + 1)
      if (
        quantity < 1 ||
        quantity > 20 ||
        (written === '4' && soundAlike.test(next)) ||
        (written === '2' && verbs.test(next))
      )
        continue
      if (written === '4' && isFor(reading, at)) continue
      if (name !== 'set of' && name !== 'times' && isArticle(reading, written, at)) continue
      if (name === 'all of a number' && !mayStandAlone(reading, at, quantity)) continue
      reading.slots.quantity = quantity
      take(reading, `quantity, ${name}`, Math.min(at, at), at + 1)
      return
    }
  }
  const line = lineOf(reading)
  for (const [pattern, quantity] of [
    [single, 1],
    [pair, 2],
    [fullSet, 4],
  ] as const) {
    const match = line.text.match(pattern) ? [...line.text.matchAll(pattern)][0] : undefined
    if (!match || (quantity === 1 && /^ ?one (?!tyre|tire)/.test(match[0]))) continue
    reading.slots.quantity = quantity
    const [from, to] = covered(line, match)
    take(reading, 'quantity', from, Math.max(from + 1, to - (quantity === 1 ? 1 : 0)))
    return
  }
}

/** 'tyres 4 polo' are tyres for a Polo; '4 polo tyres' are four. */
const isFor = (reading: Reading, at: number): boolean =>
  /^(?:model|make)$/.test(reading.takenBy[at + 1] ?? '') &&
  /^(?:tyres?|tires?|bande?|rubbers?|prices?|looking)$/.test(wordAt(reading, at - 1))

/** Afrikaans 'een' is also the article 'n, and 'the one' no count. */
const isArticle = (reading: Reading, written: string, at: number): boolean =>
  (written === 'one' || written === 'een') &&
  /^(?:the|this|that|which|die|watter|nearest|cheapest|first|last|another|no)$/.test(wordAt(reading, at - 1))

function mayStandAlone(reading: Reading, at: number, quantity: number): boolean {
  if (quantity > 8) return false
  const before = wordAt(reading, at - 1)
  if (/^(?:for|vir|the|die|book|take|vat)$/.test(before))
    return reading.concepts.has('tyre') || reading.slots.size !== undefined || reading.slots.vehicle !== undefined
  return true
}

function numberIndex(reading: Reading, from: number, to: number, written: string): number {
  for (let at = from; at < to; at++) if (wordAt(reading, at) === written && isFree(reading, at)) return at
  return from
}

const ordinalNames = [...ordinalWords.keys()].join('|')
const thing = `(?:one|een|option|opsie|choice|keuse|deal|offer|result|tyre|shop|place|result|winkel|band|alert|alarm|booking|afspraak|bespreking|item|on the list|op die lys|in the list|appointment|quote)`
const chosen: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])(?:the |die |o |e |i-?)?(?:(${ordinalNames})|(\\d{1,2})(?:st|nd|rd|th|de|ste)) (?:${thing}|alert)(?![a-z])`,
    'g',
  ),
  /(?<![a-z])(?:option|number|num|no|nr|nommer|opsie|keuse|choice|alert|alarm|prysalarm|booking|bespreking|afspraak|appointment|item|inombolo|nombolo|nomoro|deal|offer|result|#) ?(?:no|nr|number|nommer|num|#|option)? ?[.:]? ?#? ?()(\d{1,2}|one|two|three|four|five|een|twee|drie)(?![\w:/.]\d|\w| ?(?:tyres?|bande|x |am|pm|uur|oclock|km|[¤¢]))/g,
  new RegExp(
    `(?<![a-z])(?:the|die) (?:(${ordinalNames}))(?= ?(?:$|[,.!?]|please|pls|asb|looks|for|at))(?! (?:time|of|week))`,
    'g',
  ),
  /#()(\d{1,2})(?!\d)/g,
  // 'book 1 friday': a number that is no count and no time.
  /(?<![a-z])(?:book|bespreek|reserve|bespreek vir my) (?:me )?(?:in )?()([1-9])(?= ?(?:$|[,.;!?)]|_|(?:on|for|vir|at|om|by|please|pls|asb|asseblief|thanks|op)(?![a-z])))/g,
  new RegExp(`(?<![a-z])()(${pointingOrdinals.join('|')})(?![a-z])`, 'g'),
  /(?<![a-z])(?:ya|wa|e|ea|la|tsa|sa|ba) (?:ho )?(pele|mathomo|ntlha|bobedi|boraro|bone|bohlano|qetello|mafelelo)(?![a-z])/g,
]

/** The number of a shown choice. */
export function readIndex(reading: Reading): void {
  const line = lineOf(reading)
  for (const pattern of chosen) {
    for (const match of line.text.matchAll(pattern)) {
      const [, ordinal, figure = ''] = match
      const index = ordinal
        ? ordinalWords.get(ordinal)
        : (ordinalWords.get(figure) ?? numberWords.get(figure) ?? Number(figure))
      if (index === undefined || index === 0 || index > 50) continue
      reading.slots.index = index
      const [from, to] = covered(line, match)
      take(reading, 'choice', from, to)
      return
    }
  }
}

const radius =
  /(?<![a-z])(?:(?:within|in|inside|binne|less than|under|max|maximum of|not more than|radius of|up to|n radius van|radius|around|phakathi kwe|within a|maks|onder)[: ] ?(?:a |an |about |n )?)?(?<![\d.,:/])(\d{1,3}) ?-?(?:kms?|k ?m|kilomet(?:er|re)s?|kilos|k's|ks|klicks)(?![a-z])(?: (?:radius|of|from|away|around|van))?/g

/** 'within 10km'; a distance driven ('185 000 km') is none. */
export function readRadius(reading: Reading): void {
  const line = lineOf(reading)
  for (const match of line.text.matchAll(radius)) {
    const kilometres = Number(match[1])
    if (kilometres < 1 || kilometres > 500 || /\d $/.test(line.text.slice(0, match.index))) continue
    reading.slots.radiusKm = kilometres
    const [from, to] = covered(line, match)
    take(reading, 'radius', from, to)
    return
  }
}

const rimAlone =
  /(?<![\w.,:/])(?:r ?)?(1[2-9]|2[0-4])(?:s| ?inch(?:es)?| ?"|''| ?duim| inchers?)(?![a-z\d])|(?<![a-z\d])(?:rim|rims|velling|vellings|size|r) ?(1[2-9]|2[0-4])s?(?![\w.:/])|(?<![\w.,:/])(1[2-9]|2[0-4]) (?:rims?|inch|mags)(?![a-z])/g

/** A rim alone: 'what about 17s', '16 inch'. */
export function readRim(reading: Reading): void {
  if (reading.slots.size || reading.slots.sizeFront) return
  const line = lineOf(reading)
  for (const match of line.text.matchAll(rimAlone)) {
    reading.slots.rim = Number(match[1] ?? match[2] ?? match[3])
    const [from, to] = covered(line, match)
    take(reading, 'rim', from, to)
    return
  }
}
