import { findTyreSizes } from '../tyres/tyre-size.ts'
import { isPlate, plateForms } from '../vehicles/plate.ts'

const email = /(?<!\S)[^\s@]{1,300}@\S{1,300}/g
const spelledEmail =
  /\S{1,60}\s(?:at|\(at\))\s(?:gmail|yahoo|outlook|hotmail|icloud|webmail|mweb|live)\b(?:\s?(?:dot|punt|\.)\s?\w{2,5}){0,2}/gi
const link = /(?:https?:\/\/|www\.)\S{1,500}/gi
const domain =
  /(?<![\w@.-])[a-z][\w-]{1,60}(?:\.[a-z][\w-]{1,30}){0,3}\.(?:com|org|net|za|africa|me|ly|gl|gle|link|io|shop|app|info|biz|mobi)\b(?:\/\S{0,300})?/gi
/** A name on another platform. */
const handle = /(?<!\S)@[\w.]{3,40}/g
/** What opens a gate or an account. */
const secret = /\b(?:code|kode|pin|password|passcode|wagwoord|wagkode|khoutu|ikhodi)\b[\s:]{1,3}(?:is\s)?#?\d{3,8}#?/gi
/** Figures with characters between them that people put into numbers. */
const figures = /(?<![\p{L}\d])\+?\(?\d(?:[\s().,/_-]{0,3}\d){4,40}/gu
const spelledFigures =
  /\b(?:(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|nul|een|twee|drie|vier|vyf|ses|sewe|agt|nege)[\s,-]{1,3}){4,30}(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|nul|een|twee|drie|vier|vyf|ses|sewe|agt|nege)\b/gi

const streetWords = String.raw`(?:[\p{L}\p{N}'.-]{2,25}\s){1,2}`
const behindStreet = String.raw`\b\.?(?:\s\d{1,5}[a-z]?\b)?`
const clear = 'street|str|road|rd|avenue|ave|crescent|cres|straat|laan|weg|rylaan|steeg|singel|boulevard|blvd'
const address = new RegExp(`\\b(?:\\d{1,5}[a-z]?,?\\s)?${streetWords}(?:${clear})${behindStreet}`, 'giu')
/** Ordinary words as well, so that a number stands before them. */
const numbered = new RegExp(
  `\\b\\d{1,5}[a-z]?,?\\s${streetWords}(?:st|drive|dr|close|way|place|lane|ln|park)${behindStreet}`,
  'giu',
)
const glued = /\b(?:\d{1,5}[a-z]?,?\s)?\p{L}{3,25}(?:straat|laan|weg|rylaan|singel)\b(?:\s\d{1,5}[a-z]?\b)?/giu
const unit =
  /\b(?:unit|flat|erf|stand|house|huis|plot|room|kamer|block|section|no|nr|number|nommer)\.?\s(?:no\.?\s|number\s)?\d{1,6}[a-z]?\b(?!\s?(?:tyres?|tires?|bande))/gi
/** Letters and figures mixed: the number of a chassis, a code. */
const mixed =
  /(?<![\p{L}\p{N}/.-])(?=[\p{L}\p{N}]{0,30}\p{L})(?=[\p{L}\p{N}]{0,30}\d)[\p{L}\p{N}]{5,40}(?![\p{L}\p{N}/])/gu
const harmless = /^(?:[a-z]{1,6}\d{1,3}|\d{1,4}[a-z]{1,4}|\d{1,2}h\d{2}|r\d{1,5})$/i

/** With so many figures it is no size of a tyre, whatever it looks like. */
const FIGURES_OF_NUMBER = 9

const count = (text: string): number => text.replace(/\D/g, '').length

/** Words without mail addresses, links, numbers, plates and street addresses; sizes of tyres and prices stay. */
export function maskFigures(text: string): string {
  const masked = text
    .replace(email, '[email]')
    .replace(spelledEmail, '[email]')
    .replace(link, '[link]')
    .replace(domain, '[link]')
    .replace(handle, '[link]')
    .replace(secret, '[code]')
    .replace(spelledFigures, '[number]')
    .replace(figures, (found) => (count(found) >= FIGURES_OF_NUMBER ? '[number]' : found))
  return besideSizes(masked, maskRest)
}

function maskRest(text: string): string {
  let masked = text
    .replace(address, '[address]')
    .replace(numbered, '[address]')
    .replace(glued, '[address]')
    .replace(unit, '[address]')
  for (const plate of plateForms) masked = masked.replace(plate, (found) => (isPlate(found) ? '[plate]' : found))
  return masked.replace(mixed, (found) => (harmless.test(found) ? found : '[code]')).replace(figures, '[number]')
}

/** A sign of nobody's alphabet that stands for a size meanwhile. */
const SIZE = '\ue000'

function besideSizes(text: string, mask: (text: string) => string): string {
  const sizes: string[] = []
  let rest = ''
  let from = 0
  for (const { start, end } of findTyreSizes(text)) {
    if (start < from) continue
    rest += text.slice(from, start).replaceAll(SIZE, '') + SIZE
    sizes.push(text.slice(start, end))
    from = end
  }
  return mask(rest + text.slice(from).replaceAll(SIZE, '')).replaceAll(SIZE, () => sizes.shift() ?? '[number]')
}
