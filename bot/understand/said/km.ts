import { plainText } from '#core/rules/people/plain-text.ts'

/** Also behind what isiZulu and isiXhosa put before a figure: 'u50km'. */
const number = /(?<![\w.,:/])(?:u|i|ngu|nga|e)?(\d{1,3})(?: ?(kms?|k ?m|kilomet(?:er|re)s?|kilos))?(?![\w:/]|[.,]\d)/g
const distant =
  /\b(?:kms?|kilomet\w*|far|further|near(?:er)?|close(?:r|by)?|ver|verder|naby|nader|[a-z]{0,4}kude|kakhulu kude|hole|kgakala|(?:e|o|ku|ka)?(?:duze|seduze|fuphi|futshane)|haufi|gaufi|atamela|atamel\w+|sondel\w+|distance|afstand|radius|within|binne|around me|my area)\b|\dkm/
/** 'Keep it to about fifteen', where the number is too high for tyres and too low for a price. */
const bounded =
  /\b(?:keep|make|limit|reduce|drop|bring|hou|maak|beperk|sny|yenza|yenze|beka|e etse|e dire) ?(?:it|that|dit|this)? ?(?:down |af )?(?:to|at|under|by|tot|op|onder|at most|max|ibe|be)? ?(?:about |around |maybe |say |just |only |max |omtrent |ongeveer |net |so |ngu|nga-?)*(\d{2})\b(?! ?(?:rand|hundred|honderd|thousand|duisend|tyres?|bande|k\b|%|\d))/
const MAX_TYRES = 8
/** As people say them. */
const spelled: Readonly<Record<string, number>> = {
  ...{
    five: 5,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
  },
  ...{ vyf: 5, tien: 10, twaalf: 12, vyftien: 15, twintig: 20, dertig: 30, veertig: 40, vyftig: 50, sestig: 60 },
  ...{ ishumi: 10, lishumi: 10, amashumi: 10, fifiteen: 15, leshome: 10, lesome: 10 },
  ...{
    'twenty five': 25,
    'vyf en twintig': 25,
    'ishumi nanhlanu': 15,
    'ishumi elinesihlanu': 15,
    'leshome le metso e mehlano': 15,
  },
}
const words = new RegExp(
  `\\b(?:${Object.keys(spelled)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\\b(?! (?:hundred|honderd|thousand|duisend))`,
  'g',
)
const inFigures = (plain: string): string => plain.replace(words, (word) => String(spelled[word] ?? word))
/** Behind a distance: it is not wanted. */
const tooFar = /^[^\d.,;!?]{0,25}\b(?:too|te|far|ver|[a-z]{0,4}kude|hole|kgakala|is a lot|baie)\b/
const denied = /\b(?:not|nie|hhayi|hayi|eseng|instead of|rather than|from)(?: (?:the|die|a))* $/

const changes = /\b(?:make|maak|yenz[ae]|change|verander|dira|etsa|keep|bring)\b/i

/** 'Can you make it 20?' asks for a distance, 'how far is that?' about one. */
export const asksForKilometres = (text: string): boolean =>
  kilometresSaid(text) !== undefined && changes.test(text.slice(0, 200))

/** The distance that words ask for: '50 km is far, make it 20'. Undefined if they speak of none. */
export function kilometresSaid(text: string): number | undefined {
  const plain = inFigures(plainText(text.slice(0, 200)))
  if (!distant.test(plain)) {
    const km = Number(bounded.exec(plain)?.[1] ?? 0)
    return km > MAX_TYRES ? km : undefined
  }
  const found = [...plain.matchAll(number)].map((match) => {
    const behind = plain.slice(match.index + match[0].length)
    const stands = !tooFar.test(behind) && !denied.test(plain.slice(0, match.index))
    return { km: Number(match[1]), isNamed: match[2] !== undefined, stands }
  })
  const standing = found.filter(({ stands, km }) => stands && km > 0)
  const meant = standing.find(({ isNamed }) => isNamed) ?? standing.at(-1)
  return meant?.km
}
