import { plainText } from '#core/rules/people/plain-text.ts'
import { hearQuantity } from '../../answers.ts'
import { figureMeant } from './figure-meant.ts'
import { namesHour } from './of-bookings.ts'

const denied = / (?:not|nie|hhayi|hayi|eseng|e seng)\b/i

/** How many tyres a correction names: 'Number of tyres: 2, not 4'. */
export function countNamed(text: string): number | undefined {
  const words = text.slice(0, 300)
  const end = words.search(denied)
  return hearQuantity((end < 0 ? words : words.slice(0, end)).replace(/[:=]/g, ' '))
}

const clock =
  /\b\d{1,2} ?[:h.] ?\d{2}\b|\b(?:0[6-9]|1\d)(?:00|15|30|45)\b|\b(?:at|by|before|after|around|about|om|teen|voor|na|ngo|nge|ka|half|past|to) ?\d{1,2}\b/i

/** Whether a figure is said as an hour: 'at 3' and '15:00' are, the '4' of '4 is fine' may as well count tyres. */
export const saysClock = (words: string): boolean => namesHour(words) || clock.test(words.slice(0, 300))

const must =
  /\b(?:must|should|supposed to|has to|have to|needs? to|moet|behoort|kufanele|kumele|kufuneka|tshwanetse|swanetse|meant|bedoel)\b/i

/** 'Wait, it must be 2', said of a list of tyres: how many there are to be. */
export const countThatMustBe = (text: string): number | undefined =>
  must.test(text.slice(0, 100)) ? figureMeant(text)?.value : undefined

const LONGEST = 80
const why =
  /^(?:(?:but|and|maar|en|kodwa|ok|okay|hi|hey) )?(?:why|y|how come|hoekom|waarom|kungani|kutheni|ngobani|goreng|hobaneng|lebaka) (?:(?!(?:number|nommer|no|option|opsie|row)\b)[a-z]{1,12} ){0,5}(?:(?:4|four|vier|amane|ane|nne)(?: (?:tyres?|tires?|bande?|wheels?|wiele|amathayi|amavili|dithaere|mabidi|of them|van hulle|stuks))?|(?:full )?(?:set|stel))(?: (?:nie|please|pls|asb|tho|though|dan|then|bra|bru|man)){0,2}$/

const wordsOf = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** 'Why 4?': the count that prices are for, where nobody has said one. Pure. */
export const asksWhyFour = (words: string): boolean => words.length <= LONGEST && why.test(wordsOf(words))
