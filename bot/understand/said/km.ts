import { plainText } from '#core/rules/people/plain-text.ts'

const number = /(?<![\w.,:/])(\d{1,3})(?: ?(kms?|k ?m|kilomet(?:er|re)s?|kilos))?(?![\w:/]|[.,]\d)/g
const distant =
  /\b(?:kms?|kilomet\w*|far|near(?:er)?|closer|ver|naby|nader|kude|ikude|hole|kgakala|distance|afstand|radius|within|binne)\b|\dkm/
/** Behind a distance: it is not wanted. */
const tooFar = /^[^\d.;!?]{0,25}\b(?:too|te|far|ver|kude|ikude|hole|kgakala|is a lot|baie)\b/
const denied = /\b(?:not|nie|hhayi|hayi|eseng|instead of|rather than|from)(?: (?:the|die|a))* $/

/** The distance that words ask for: '50 km is far, make it 20'. Undefined if they speak of none. */
export function kilometresSaid(text: string): number | undefined {
  const plain = plainText(text.slice(0, 200))
  if (!distant.test(plain)) return undefined
  const found = [...plain.matchAll(number)].map((match) => {
    const behind = plain.slice(match.index + match[0].length)
    const stands = !tooFar.test(behind) && !denied.test(plain.slice(0, match.index))
    return { km: Number(match[1]), isNamed: match[2] !== undefined, stands }
  })
  const standing = found.filter(({ stands, km }) => stands && km > 0)
  const meant = standing.find(({ isNamed }) => isNamed) ?? standing.at(-1)
  return meant?.km
}
