import { plainText } from '#core/rules/people/plain-text.ts'

const perhaps =
  /\b(?:maybe|mayb|mabye|perhaps|possibly|probably|might|not sure|no promises|dalk|miskien|moontlik|waarskynlik|mhlawumbe|mhlawumbi|kungenzeka|mohlomong|gongwe|ekaba|kanna)\b/

/** 'Maybe at 11, I will let them know' is not decided yet, so it reaches nobody before it is read back. */
export const hedges = (text: string): boolean => perhaps.test(plainText(text.slice(0, 500)))

const me =
  /^\W*(?:(?:ja|yes|yebo|ewe|ee|ya|eya|yep|ok)\W+)?(?:dis ek|dit is ek|(?:that|it)(?:'?s| is) me|yimi|yimina|ndim|ke nna)(?: (?:ja|yes|lo|lona|bra|bru|mos|wena))?(?![a-z])/
/** Where they sit, which says no more: 'I am at my laptop', 'chrome is open'. Any other word may take it back. */
const atScreen: ReadonlySet<string> = new Set(
  `i im am m at on in of my the a front here now sitting using is open opened logging signing it yes please thanks
  account profile opening creating making up bafo bhuti sisi mfowethu ngivula ngenza ngakha iakhawunti akhawunti rekening
  laptop computer pc tablet phone browser chrome safari page screen website site desktop
  ek sit by voor op oop nou hier die rekenaar foon bladsy skerm asb dankie
  ngi ngihleli ngiphambi ngisebenzisa ndi ndihleli ndiphambi phambi kwe kwami yami yam kwelaptop laptop ngoku manje lapha apha ivuliwe ivulekile ilaptop icomputer
  ke dutse fa ha ka pele ga ya me laptopong e bulegile butswe jaanong jwale bra wena mo khomputareng`.split(/\s+/),
)
const MAX_BESIDE = 12

/** 'It is me', to the question whether it is, and nothing beside it but where they sit. */
export function saysIsMe(text: string): boolean {
  const plain = plainText(text.slice(0, 200))
  const found = me.exec(plain)
  if (!found || text.length > 200) return false
  const rest = plain
    .slice(found[0].length)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  if (rest === '') return true
  const words = rest.split(' ')
  return words.length <= MAX_BESIDE && words.every((word) => atScreen.has(word))
}

const book = '(?:book\\w*|bespre\\w*|boek\\w*|bhuk\\w*|ukubhuk\\w*|kubhuk\\w*|buk\\w*|peelet\\w*|request|order)'
const holding = [
  new RegExp(
    `\\b(?:hold (?:on|off|up)|hang on|wait|pause|slow down|hou (?:aan|vas|terug)|wag|linda|ima|yima|misa|ema|emang|emisa)\\b[a-z' ]{0,24}\\b${book}\\b`,
  ),
  new RegExp(
    `\\b(?:don'?t|do not|not|moenie|nog nie|musa|sukuba|o se ?ke (?:wa|oa)|se ?ke (?:wa|oa)|ungaka|unga)(?: (?:yet|now|go|going|ready|want|wanting|ek|i|to|nou|eers|nog|just|please|asb))* ?${book}\\b`,
  ),
  new RegExp(`\\b(?:before|voor(?:dat)?|ngaphambi|phambi|pele) (?:i|we|you|ek|ons|jy|ke|o|re|ko|kokuba)? ?${book}\\b`),
  /\b(?:want|need|like|have|must) to (?:know|ask|check|find out|see|understand)\b.{0,120}\bfirst\b|\bfirst (?:want|need|let me|tell me)\b|\b(?:wil|moet) eers (?:weet|vra|hoor|seker)\b|\b(?:ngifuna|ndifuna) uku(?:azi|kwazi|buza)\b.{0,120}\b(?:kuqala|qala)\b|\bke batla (?:ho|go) (?:tseba|itse|botsa)\b.{0,120}\bpele\b/,
]
const knows =
  /\?|\b(?:do|does|are|is|can|will) (?:they|you|i|we|the|it)\b|\b(?:know|ask|tell|check|find out|whether|if|what|how|which|when|weet|vra|hoor|wat|hoe|watter|azi|kwazi|ukwazi|buza|ukubuza|tseba|itse|botsa)\b/

/** 'Hold on with the booking, I want to know something first': nothing is begun. 'asks' if something is asked beside it. */
export function holdsBack(text: string): 'asks' | 'waits' | undefined {
  const plain = plainText(text.slice(0, 500))
  if (!holding.some((pattern) => pattern.test(plain))) return undefined
  return knows.test(plain) ? 'asks' : 'waits'
}
