import { asReader } from './as-reader.ts'

/** What a shop says of a customer, as it is said to the customer. Pure. */

/** `isSure`: the words stand as they were written, or nobody else can be meant by what was turned. */
export type ToReader = { words: string; isSure: boolean }

const sameOrder =
  /(?<![\s,.;])[\s,.;]+(?:(?:and|en|also|ook|but|maar|futhi|kwaye|hape|gape|mme|le)\s+){0,3}(?:(?:tell|remind|let|s[eê])\s+(?:vir\s+)?(?:him|her|them|hom|haar|hulle)|u?m(?:tshele|xelele)|mmolelle|mo\s(?:bolelle|jwetse|reye))(?:\s+(?:that|know|dat|ukuthi|ukuba|hore|gore))*\s+|(?<![\s,.;])[\s,.;]+(?:(?:and|en|also|ook|but|maar|futhi|kwaye|hape|gape|mme|le)\s+){0,3}(?=(?:ask|vra)\s+(?:vir\s+)?(?:him|her|them|hom|haar|hulle)\s)/iu
const asksThem = /^(?:ask|vra)\s+(?:vir\s+)?(?:him|her|them|hom|haar|hulle)\s+/iu

/** What each of several orders for one reader says: '9 is fine', 'to bring the spare'. */
export const ordersIn = (said: string): string[] => said.split(sameOrder).filter((one) => one.trim() !== '')

/** Whether words report what somebody is to do or to say, so that they do nothing by themselves. */
export const isReported = (said: string, asks: boolean): boolean => beginning(said, asks) !== undefined

/** `asks`: they are asked something, and not told. `them`: the word for whoever is told, of whom 'he' or 'she' is said. */
export function toReader(said: string, asks = false, them = ''): ToReader {
  const [first = '', ...others] = ordersIn(said)
  const parts = [
    addressed(first, asks, them),
    ...others.map((one) => addressed(one.replace(asksThem, ''), asksThem.test(one), them)),
  ]
  return {
    words: parts.map(({ words }) => capital(words.trim())).join('. '),
    isSure: others.length === 0 && parts.every(({ isSure }) => isSure),
  }
}

/**
 * Words that nobody ordered us to pass on: they stand as they are, and are turned only if they say what he or she does;
 * 'his jacket' may be anybody's.
 */
export function asWritten(words: string): ToReader {
  const { words: turned, count } = asReader(words)
  if (count === 0) return { words, isSure: true }
  return { words: ofSubject.test(words) ? capital(turned) : words, isSure: false }
}
const ofSubject =
  /\b(?:is|was|has|does|did|can|could|will|would|must|should) (?:he|she)\b|(?:^|[,.;!]\s*|\b(?:and|but|so|en|maar|mara|yes|ja|if|as|that|dat)\s+)(?:(?:he|she|hy)\b|sy (?:moet|kan|mag|sal|is|het|wil)\b)|(?:^|\b(?:kufuneka|kumele|hore|gore|ukuthi|tshwanetse|lokela) )(?:a \p{L}+e\b|a\p{L}+e\b)/iu

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

type Begins = { pattern: RegExp; as: string; ofAsking?: true }

/** How reported words begin, and what makes a whole sentence to the reader of them. */
const begins: readonly Begins[] = [
  { pattern: /^(?:please )?not to (?:please )?(?=\p{L})/iu, as: 'Please don’t ' },
  { pattern: /^(?:please )?to not (?=\p{L})/iu, as: 'Please don’t ' },
  { pattern: /^(?:please )?to (?:please )?(?=\p{L}{2})/iu, as: 'Please ' },
  { pattern: /^(?=(?:if|whether) )/iu, as: 'Please let us know ', ofAsking: true },
  {
    pattern:
      /^(?=(?:what|which|when|where|how|why|who)\b(?! (?:is|are|was|were|does|do|did|can|could|will|would|has|have) (?:he|she|they)\b).*\b(?:he|she|his|her|they|their)\b)/iu,
    as: 'Please let us know ',
  },
  { pattern: /^for (?=\p{L})/iu, as: 'Please send us ', ofAsking: true },
  { pattern: /^(?=about )/iu, as: 'Please tell us ', ofAsking: true },
  { pattern: /^(?=about )/iu, as: 'This is ' },
  {
    pattern:
      /^(?=(?:must|should|shouldn.?t|mustn.?t|needn.?t|has to|have to|had better|better|needs? to)\b(?! (?:he|she|you|we|i|they|it|the|this|that)\b))/iu,
    as: 'he ',
  },
  { pattern: /^om (?=(?:.+ )?te \p{L})/iu, as: 'Jy moet asseblief ' },
  { pattern: /^(?=of )/iu, as: 'Laat weet ons asseblief ', ofAsking: true },
  {
    pattern: /^(?=(?:wat|watter|wanneer|waar|hoe|hoekom)\b(?:(?!\?).)*\b(?:hy|sy|haar|hulle)\b)/iu,
    as: 'Laat weet ons asseblief ',
  },
  { pattern: /^(?=(?:moet|behoort|mag nie)\b(?! (?:hy|sy|jy|ons|ek|hulle|dit|nie)\b))/iu, as: 'hy ' },
]

const beginning = (words: string, asks: boolean): Begins | undefined =>
  begins.find(({ pattern, ofAsking }) => pattern.test(words) && (asks || !ofAsking))

/** 'Om nie voor tien te kom nie' without what makes an infinitive of it. */
const infinitive = /^(.*?)\bte (?=\p{L})/iu

/** 'Tell her to bring the nut please' is asked for once. */
const twice = /,? (?:please|asseblief)(?=[.!]?$)/iu
const politely = (words: string, as: string): string =>
  /please|asseblief/i.test(as) ? words.replace(twice, '') : words

/** 'His tyres are here and that he must come'. */
const andThat = /\b(and|but) that(?= (?:you|we|the|it|your|our)\b)/giu
const sentence = /(?<=[.!?]\s)\p{Ll}/gu

function addressed(said: string, asks: boolean, them: string): ToReader {
  const begun = beginning(said, asks)
  const whole = begun ? politely(said.replace(begun.pattern, begun.as), begun.as) : said
  const plainly = begun?.as === 'Jy moet asseblief ' ? whole.replace(infinitive, '$1') : whole
  const { words: turned, count, isFirst } = asReader(plainly, them)
  const words = turned.replace(andThat, '$1').replace(sentence, (found) => found.toUpperCase())
  return { words, isSure: begun === undefined && (count === 0 || (count === 1 && isFirst)) }
}
