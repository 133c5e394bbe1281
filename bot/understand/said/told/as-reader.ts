/** The words for somebody, in the second person. Pure. */

/** `count`: how many words were turned; `isFirst`: it is the very first one, of which nobody else can be meant. */
export type AsReader = { words: string; count: number; isFirst: boolean }

const ofBe: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['isn’t', 'aren’t'],
  ["isn't", "aren't"],
  ['was', 'were'],
  ["wasn't", "weren't"],
  ['has', 'have'],
  ["hasn't", "haven't"],
  ['does', 'do'],
  ["doesn't", "don't"],
  ['doesnt', 'dont'],
])

/** 'He wants' is 'you want'. */
function ofYou(verb: string): string {
  const word = verb.toLowerCase()
  const known = ofBe.get(word)
  if (known) return known
  if (/[^aeiou]ies$/.test(word)) return verb.replace(/ies$/, 'y')
  if (/(?:ss|sh|ch|x|zz|[^o]o)es$/.test(word)) return verb.slice(0, -2)
  return /[^sui']s$/.test(word) ? verb.slice(0, -1) : verb
}

/** What stands behind 'her' and 'haar' if they are no possessive. */
const noThing =
  '(?:to|at|on|in|if|when|whether|that|the|a|an|and|or|but|before|after|for|from|with|by|about|again|now|today|tonight|tomorrow|please|here|there|back|because|as|so|not|om|te|en|of|dat|maar|nou|vandag|môre|more|asseblief|asb|weer|voor|na|vir|met|by|in|op|nie|hier|daar|kom|bel|laat)'

type Turned = (found: string, ...groups: string[]) => string

/** In this order: what a later one would take for something else comes first. */
const turns: readonly (readonly [RegExp, string | Turned])[] = [
  [/\b(?:he|she)['’]s (got|been|had|\p{L}+ed)\b/giu, 'you’ve $1'],
  [/\b(?:he|she)['’]s\b/giu, 'you’re'],
  [/\b(?:he|she)['’](ll|d)\b/giu, 'you’$1'],
  [/\b(is|was|has|does) (?:he|she)\b/giu, (_, verb = '') => `${ofYou(verb)} you`],
  [
    /\b(can|could|will|would|must|should|may|did) (?:he|she)\b(?: ((?:also|only|still|just|please) )?)?/giu,
    (_, verb = '', more = '') => `${verb} you ${more ?? ''}`,
  ],
  [
    /\b(?:he|she) ((?:also|only|still|really|just|already|never|always) )?([\p{L}'’]+)/giu,
    (_, more, verb = '') => `you ${more ?? ''}${ofYou(verb)}`,
  ],
  [/\b(?:he|she)\b/giu, 'you'],
  [/\bthey(?= (?:must|should|shouldn.?t|can|can.?t|cannot|could|may|need|needn.?t|have to|mustn.?t)\b)/giu, 'you'],
  [/\b(?:his|their) own\b/giu, 'your own'],
  [/\bhers\b/giu, 'yours'],
  [/\b(?:himself|herself)\b/giu, 'yourself'],
  [/\bhim\b/giu, 'you'],
  [new RegExp(String.raw`\bher(?= (?!${noThing}\b)\p{L})`, 'giu'), 'your'],
  [/\bher\b/giu, 'you'],
  [/\b(?:his|their)(?= \p{L})/giu, 'your'],
  [/\bhy\b/giu, 'jy'],
  [/\bsy(?= (?:moet|kan|mag|sal|is|was|het|wil|kom|bring|gaan|hoef|behoort|self|nie|asseblief|asb|\d)\b)/giu, 'jy'],
  [
    /(?<=\b(?:of|dat|as|wanneer|want|maar|en|moet|kan|sal|mag|is|het|wil) )sy(?= (?:\p{L}+ ){1,4}(?:kan|moet|sal|wil|het|is|kom|bring|gaan)\b)/giu,
    'jy',
  ],
  [/\bsy(?= \p{L})/giu, 'jou'],
  [new RegExp(String.raw`\bhaar(?= (?!${noThing}\b)\p{L})`, 'giu'), 'jou'],
  [/\b(?:hom|haar)\b/giu, 'jou'],
]

/** Of isiZulu, isiXhosa, Sesotho and Setswana, whose verbs say more than we read. */
const turnsOfBantu: readonly (readonly [RegExp, string])[] = [
  [/\b([bklsywz]a|[bklswyz]o|kwa|nga)khe\b/giu, '$1kho'],
  [/(?<![\p{L}])(a)khe\b/giu, '$1kho'],
  [/\byena\b/giu, 'wena'],
  [
    /(?<=^|\b(?:kufuneka|kumele|kufanele|umele|ufanele|ukuthi|ukuba|kumelwe|futhi|kwaye) )(?!ama|asi|ani|aku|awu|ayi|aka|azi|aba)a(?=[b-df-hj-np-tv-z][a-z]+e\b)/giu,
    'u',
  ],
  [/(?<=^|\b(?:kufuneka|kumele|kufanele|umele|ufanele|kumelwe) )e(?=z[ae]\b)/giu, 'u'],
  [/\bhae\b/giu, 'hao'],
  [/\bgagwe\b/giu, 'gago'],
  [/(?<=^|\b(?:hore|gore|mme|tshwanetse|lokela|swanetse|tlameha|tlamehile) )a(?= (?!ga|ha\b)[a-z]+e\b)/giu, 'o'],
]

const ofHim = /\b(?=(?:he|him|his|himself|hy|hom)\b)\p{L}/giu
const ofHer = /\b(?=(?:she|her|hers|herself|haar)\b)\p{L}/giu
const MARK = '\u2060'

/** Behind 'tell her' what 'he' does is somebody else's. */
function ofOthersKept(said: string, them: string): string {
  const others = /^(?:her|haar)$/i.test(them) ? ofHim : /^(?:him|hom)$/i.test(them) ? ofHer : undefined
  return others ? said.replace(others, `$&${MARK}`) : said
}

/** Beside 'hy' and before 'eie' 'sy' is no 'she'. */
const ofHis = (said: string): string =>
  said.replace(/\bhy\b/i.test(said) ? /\bsy(?= \p{L})/giu : /\bsy(?= eie\b)/giu, 'jou')

/** `them`: the word by which an order names whoever reads it. */
export function asReader(said: string, them = ''): AsReader {
  let count = 0
  let isFirst = false
  let words = ofOthersKept(ofHis(said), them)
  for (const [pattern, as] of turns)
    words = words.replace(pattern, (...found) => {
      count += 1
      isFirst ||= found.find((one) => typeof one === 'number') === 0
      return typeof as === 'string' ? as.replace('$1', () => String(found[1] ?? '')) : as(...(found as [string]))
    })
  for (const [pattern, as] of turnsOfBantu) {
    const turned = words.replace(pattern, as)
    if (turned !== words) [words, count, isFirst] = [turned, count + 1, false]
  }
  return { words: words.replaceAll(MARK, ''), count, isFirst }
}
