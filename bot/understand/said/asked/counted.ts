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
  /\b\d{1,2} ?[:h.] ?\d{2}\b|\b(?:at|by|before|after|around|about|om|teen|voor|na|ngo|nge|ka|half|past|to) ?\d{1,2}\b/i

/** Whether a figure is said as an hour: 'at 3' and '15:00' are, the '4' of '4 is fine' may as well count tyres. */
export const saysClock = (words: string): boolean => namesHour(words) || clock.test(words.slice(0, 300))

const must =
  /\b(?:must|should|supposed to|has to|have to|needs? to|moet|behoort|kufanele|kumele|kufuneka|tshwanetse|swanetse|meant|bedoel)\b/i

/** 'Wait, it must be 2', said of a list of tyres: how many there are to be. */
export const countThatMustBe = (text: string): number | undefined =>
  must.test(text.slice(0, 100)) ? figureMeant(text)?.value : undefined
