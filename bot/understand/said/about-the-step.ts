import { plainText } from '#core/rules/people/plain-text.ts'

/** What people ask about a question of ours itself, in the order in which the words are looked for. */
const questions = {
  ownPrices:
    /\b(?:why|how come|hoekom|waarom|kungani|yini|ngoba yini|hobaneng|goreng|kutheni)\b.{0,60}\b(?:dear(?:er)?|more|expensive|duur(?:der)?|higher|cheaper|goedkoper|biza|turang|difference|verskil|pricey|costs?)\b/,
  whyFew:
    /\b(?:why|how come|hoekom|waarom|kungani|hobaneng|goreng)\b.{0,40}\b(?:only|just|net|slegs|two|three|few|twee|drie|\d|kuphela)\b/,
  seesNumber:
    /\b(?:will|gaan|sal|can|do|does|are|is|bazo\w*|ba tla)\b.{0,30}\b(?:call|calling|phone|phoning|ring|bel|skakel|fonel\w*|letsets\w*)\b|\b(?:see|get|have|give|share|show|sien|kry|gee|deel|bona|bone|thola)\b.{0,30}\b(?:number|phone|contact|details|nommer|foon|inombolo|nomoro)\b/,
  seesName:
    /\b(?:see|show|know|read|sien|wys|lees|weet|staan|bona|appear|anonymous|anoniem)\b.{0,40}\b(?:name|naam|igama|lebitso|leina|who i am)\b|\b(?:anonymous|anoniem)\b/,
  expires:
    /\b(?:expire[sd]?|verval|run out|how long (?:is|does|do).{0,20}(?:open|valid|stand)|geldig|until when|tot wanneer|phelelwa)\b/,
  quiet: /\b(?:quiet|stil) ?(?:hours?|ure|uur|times?)\b/,
  howOften:
    /\b(?:how often|how many (?:messages|times)|hoe dikwels|hoeveel boodskappe|hoe baie boodskappe|kangaki|hangata hakae|ga kae)\b/,
  cost: /\b(?:cost|costs|charge|free|pay|kos|gratis|betaal|verniet|imali|mahala|lefa|tuelo|fee|fooi|malini|bokae)\b/,
  howLong: /\b(?:how long|hoe lank|how soon|when will they|wanneer sal hulle|nini|neng|leng)\b/,
} as const
export type StepQuestion = keyof typeof questions

const names = Object.keys(questions) as StepQuestion[]

/** What words ask about the question that stands; undefined for anything else. */
export function askedOfStep(text: string): StepQuestion | undefined {
  const plain = plainText(text.slice(0, 300))
  return names.find((name) => questions[name].test(plain))
}

const why =
  /\b(?:why|how come|wrong with|problem with|hoekom|waarom|wat is (?:fout|verkeerd)|fout met|probleem met|kungani|kutheni|inkinga|ingxaki|hobaneng|goreng|bothata)\b/

/** The reason of something is asked. */
export const asksWhy = (text: string): boolean => why.test(plainText(text.slice(0, 300)))
