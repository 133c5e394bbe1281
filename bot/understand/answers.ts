import { plainText } from '#core/rules/people/plain-text.ts'
import { readingOf } from './begin-reading.ts'
import { addDays, dayIn, isoOf, nextWeekday, upcomingDayOfMonth } from './parts/calendar.ts'
import { readConcepts } from './parts/concepts.ts'
import { readIndex, readQuantity } from './parts/counts.ts'
import { readDates } from './parts/dates.ts'
import { setBusyApart } from './parts/elsewhere.ts'
import { readLooseHours } from './parts/loose-hours.ts'
import { readSizes } from './parts/sizes.ts'
import { standing } from './parts/standing.ts'
import { readTimes } from './parts/times.ts'
import type { Reading } from './reading.ts'
import { agreementIn } from './said/agreed/agreement.ts'
import { sendsAsItIs } from './said/words-changed.ts'
import { setAddressesApart } from './settle/addresses.ts'
import { readClockFigures } from './settle/clock-figures.ts'
import { readHoursAsHours } from './settle/hour-not-day.ts'
import { setWorkApart } from './settle/own-day.ts'
import { readSpokenHours } from './settle/spoken-hours.ts'
import { type When, whenIn } from './settle/when.ts'
import { readWrittenHours } from './settle/written-hours.ts'
import type { Vocabulary } from './types.ts'
import { weekdays } from './vocabulary/days.ts'
import { numberWords, ordinalWords } from './vocabulary/numbers.ts'
import { committedVocabulary } from './vocabulary/tables.ts'

export type Command = 'back' | 'menu' | 'cancel' | 'start over' | 'resume' | 'stop' | 'pause'

interface Clock {
  now: Date
  zone?: string
  vocabulary?: Vocabulary
}

const noClock = { now: new Date(0) }

function read(text: string, clock: Clock, ...parts: ((reading: Reading) => void)[]): Reading {
  const reading = readingOf(text.slice(0, 500), clock.vocabulary ?? committedVocabulary, clock)
  for (const part of [readSizes, readConcepts, ...parts]) part(reading)
  return reading
}

/** Letters, figures and single blanks, without politeness and exclamation. */
const bare = (text: string): string =>
  plainText(text.slice(0, 500))
    .replace(/'/g, '')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .replace(
      /(?:^| )(?:please|pls|plz|asb|asseblief|thanks|thank you|thanx|dankie|ngiyabonga|enkosi|bru|boet|bra|man|sir|my friend|hey|ngicela|ndicela)(?= |$)/g,
      ' ',
    )
    .replace(/ +/g, ' ')
    .trim()

/** The day that answers 'which day?': also 'môre' alone, 'sat', or a lone day of the month. YYYY-MM-DD. */
export function hearDate(text: string, clock: Clock): string | undefined {
  const reading = read(text, clock, readDates)
  const [first, second] = reading.dates
  const { date, notDates, among } = whenIn(reading)
  if (first && !date && (among || notDates?.includes(first.value))) return undefined
  if (first)
    return second && date === first.value && /\b(?:not|nie|no|nee|instead of)\b/.test(bare(text))
      ? afterNot(text, first.value, second.value)
      : (date ?? first.value)
  const words = bare(text)
  const today = dayIn(clock.now, clock.zone ?? 'Africa/Johannesburg')
  if (/^(?:more|moro|ja more|ok more|more dan|more is goed|more oggend|more middag)$/.test(words))
    return isoOf(addDays(today, 1))
  if (/^(?:now|nou|asap|right now|as soon as possible|so gou moontlik|manje|vandag nog|immediately)$/.test(words))
    return isoOf(today)
  if (/^(?:ja |ok |nee )?more (?:oggend|middag|vroeg|laat|om|teen|so|\d{1,2} ?(?:uur|vm|nm|h|\d\d))\b/.test(words))
    return isoOf(addDays(today, 1))
  const weekday = words
    .split(' ')
    .map((word) => weekdays.get(word))
    .find((day) => day !== undefined)
  if (weekday !== undefined && words.split(' ').length <= 4 && !/\bblack\b/.test(words) && !/\bso\b/.test(words))
    return isoOf(nextWeekday(today, weekday))
  const day = /^(?:the |die |on the |op die )?(\d{1,2})$/.exec(words)
  const found = day ? upcomingDayOfMonth(today, Number(day[1])) : undefined
  return found && isoOf(found)
}

/** 'not friday, saturday' and 'saturday not friday' both mean Saturday. */
const afterNot = (text: string, first: string, second: string): string =>
  /^\s*(?:not|nie|no|nee)\b/i.test(text) ? second : first

const sum = /(?<![\d.,])(\d{1,3}(?:[ ,.]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?![\d%])/g

const thousands = /(?<!\d)(\d{1,6})(?:[.,](\d))? ?k\b/g
const inFull = (_: string, whole: string, tenth = '0'): string => String(Number(whole) * 1_000 + Number(tenth) * 100)

/** The only sum in the answer to 'what did it come to?', in cents: 6500, R6 500, 6,500.50, 6.5k. */
export function hearTotal(text: string): number | undefined {
  const words = plainText(text.slice(0, 500)).replace(thousands, inFull)
  const [only, ...more] = [...words.matchAll(sum)]
  if (!only || more.length > 0) return undefined
  const [, whole = '', decimals = ''] = only
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents <= MAX_TOTAL ? cents : undefined
}
const MAX_TOTAL = 100_000_000

/** The total that words name beside other things, in cents: of several amounts in rand the largest. It is read back. */
export function totalIn({ amounts }: { amounts: readonly number[] }): number | undefined {
  const cents = Math.round(Math.max(0, ...amounts) * 100)
  return cents > 0 && cents <= MAX_TOTAL ? cents : undefined
}

/** Days and hours that answer 'when?', whatever else is said. */
export const hearWhen = (text: string, clock: Clock & { asked?: boolean }): When =>
  whenIn(
    read(
      text,
      clock,
      readDates,
      readTimes,
      readHoursAsHours,
      readSpokenHours,
      readClockFigures,
      ...(clock.asked ? [readLooseHours, readWrittenHours, setAddressesApart, setBusyApart] : []),
      setWorkApart,
    ),
    clock.asked,
  )

/** The time that answers 'at what time?'. A bare number counts only when the question was asked. HH:MM. */
export function hearTime(text: string, clock: Clock & { asked?: boolean }): string | undefined {
  const reading = read(text, clock, readDates, readTimes)
  const [first] = standing(reading, reading.times)
  if (first) return first.value
  if (!clock.asked) return undefined
  const words = bare(text).replace(
    /^(?:at|om|by|around|about|ngo|ka|say|maybe|ok|yes|ja|let us say|lets say|make it|maak dit) /,
    '',
  )
  const military = /^([01]?\d|2[0-3]) ?([0-5]\d)$/.exec(words)
  if (military) return clockTime(Number(military[1]), Number(military[2]))
  const hour = /^\d{1,2}$/.test(words) ? Number(words) : numberWords.get(words)
  return hour !== undefined && hour >= 1 && hour <= 23 ? clockTime(hour, 0) : undefined
}

/** One to six is the afternoon: no fitment centre opens earlier than seven. */
const clockTime = (hour: number, minute: number): string =>
  `${String(hour >= 1 && hour <= 6 ? hour + 12 : hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

const lastOne =
  /^(?:the |die )?(?:very )?(?:last|laaste|bottom|onderste|yokugcina|eyokugcina|qetello)(?: (?:one|een|option|opsie))?$/
const thatOne =
  /^(?:(?:yes|ja|yebo|ok|ill take|i will take|take|ek vat|ek neem|vat|give me|gee my|book|bespreek|lets go with|i want|ek wil|ek soek|ke batla|ngifuna) )*(?:that|this|the same|daardie|hierdie|dit|it|leyo|eo)(?: (?:one|een))?$/
const lead =
  /^(?:(?:ok|okay|yes|ja|yebo|i|ill|ek|we|lets|can|kan|want|wil|take|vat|neem|go|with|for|choose|pick|kies|select|book|bespreek|show|wys|me|my|give|gee|prefer|the|die|i ll|would|like|sal|option|number|opsie|nommer|no|nr|choice|keuse|it|is|rather|will|see|have|get|think|to|of|more|about|details|info|on|vir|e|ngifuna|ndifuna|inombolo|o) )+/

/** 'that one' says which only beside a single thing, or one that was spoken of. */
export const pointsOnly = (text: string): boolean => thatOne.test(bare(text))

/** The number of a shown choice, from 1; -1 is the last one. 'that one' is 1: the one spoken of. */
export function hearChoice(text: string): number | undefined {
  const words = bare(text)
  if (words === '' || words.length > 60) return undefined
  if (lastOne.test(words)) return -1
  const figure = /^#? ?(\d{1,2})$/.exec(words.replace(lead, ''))
  if (figure) return Number(figure[1]) > 0 ? Number(figure[1]) : undefined
  const short = words.replace(lead, '').replace(/ (?:one|een|option|opsie|shop|winkel|deal)$/, '')
  const named =
    ordinalWords.get(short) ??
    (short === words.replace(lead, '') || numberWords.has(short) ? numberWords.get(short) : undefined)
  if (named !== undefined) return named
  if (thatOne.test(words)) return 1
  const { slots } = read(text, noClock, readIndex)
  return slots.index
}

const yes =
  /^(?:y|yes|yea|yeah|yep|yup|yebo|ya|yah|ja|jip|jep|ok|okay|okey|oky|k|kk|sure|sharp|sho|correct|right|fine|cool|confirm|confirmed|perfect|agreed|yessir|definitely|absolutely|goed|korrek|bevestig|regso|ewe|e+h+e+|e{2,}|eya|kulungile|kunjalo|lekker|lovely|great|good|100|affirmative|please do|go ahead|book it|do it|sounds good|thats right|that is right|thats fine|that works|works for me|maak so|doen so|doen dit|reg so|dis reg|ho lokile|go siame|of course|natuurlik|happy with that|looks good|all good|dis goed|no problem|proceed|i confirm|im happy|thats correct|that is correct|it is|impela|yes sir|for sure|sharp sharp|awe|aweh|mos|why not|ja wat|jawohl|yes it is|ngiyavuma|ndiyavuma|ke a dumela|kea dumela|ke dumela|i agree|i accept|ek stem saam|👍)$/
const no =
  /^(?:n|no|nope|nah|nee|neewat|cha|hayi|hhayi|aikona|haikona|never|negative|wrong|nooit|verkeerd|tjhe|tjhee|nnyaa|nnya|aowa|qha|not really|not right|thats wrong|that is wrong|incorrect|nie reg nie|dis verkeerd|dont|do not|not now|nie nou nie|chabo|che|no way|no thank you|nothing|none|niks|geen|not yet|nog nie|not interested|no ways|👎)$/
const yesFirst =
  /^(?:yes|yebo|yep|yeah|yup|ja|jip|ewe|e+h+e+|e{2,}|eya|sure|ok|okay|correct|confirm|sharp|kulungile|ho lokile|go siame|reg|goed)\b/
const noFirst = /^(?:no|nope|nah|nee|cha|hayi|aikona|tjhe|nnyaa|aowa|never)\b/

/** 'Ja, stuur maar en …' */
export const beginsWithYes = (text: string): boolean => yesFirst.test(bare(text))

/** 'No the Falken', 'nee die Kumho'. */
export const beginsWithNo = (text: string): boolean => noFirst.test(bare(text))

const yesWithin =
  /\s(?:yes|yebo|yep|yeah|yup|ja|jip|ewe|ee|eya|sharp|kulungile|ho lokile|go siame)\s|\s(?:👍|👌|✅)\s+\S/u

/** 'Tell her we take cards, ja bring it': a yes stands among other words and may not belong to them. */
export const agreesWithin = (text: string): boolean =>
  yesWithin.test(`${text.toLowerCase().replace(/[.,;!?]+/g, ' ')} `)

/** Undefined when the text is neither, or says more than that ('no, Friday'). */
export function hearYesNo(text: string): 'yes' | 'no' | undefined {
  if (/^\s*(?:👍|👌|✅|🙏|💯)/u.test(text)) return 'yes'
  if (/^\s*(?:👎|❌|🚫)/u.test(text)) return 'no'
  const words = bare(text)
  if (yes.test(words) || (yesFirst.test(words) && sendsAsItIs(text))) return 'yes'
  if (no.test(words)) return 'no'
  const [first = '', ...others] = words.split(' ')
  const rest = others.join(' ')
  if (
    yesFirst.test(first) &&
    (yes.test(rest) ||
      /^(?:that is|thats|its|dis|it is) (?:right|correct|fine|good|reg|goed|perfect|ok|okay)$/.test(rest))
  )
    return 'yes'
  if (noFirst.test(first) && no.test(rest)) return 'no'
  const said = agreementIn(plainWords(text))
  return said === 'later' ? undefined : said
}

/** Letters and single blanks; a question is neither yes nor no. */
const plainWords = (text: string): string =>
  text.includes('?') || /\d{2}/.test(text.replace(/\b100\b|mf2/g, ''))
    ? ''
    : plainText(text.slice(0, 120))
        .replace(/'/g, '')
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()

/** Nothing but 'later', 'let me think', 'wait a little'. */
export const saysOnlyLater = (text: string): boolean => agreementIn(plainWords(text)) === 'later'

const commands: readonly [Command, RegExp][] = [
  [
    'start over',
    /^(?:start over|start again|restart|reset|begin again|from the beginning|start afresh|start from scratch|begin oor|begin van voor af|oor begin|begin weer van voor|van voor af|oorbegin|qala phansi|qala kabusha|qala futhi|simolola hape|qala hape|new search|nuwe soektog)$/,
  ],
  [
    'menu',
    /^(?:menu|main menu|home|hoofkieslys|kieslys|options|opsies|main|hoof menu|imenyu|back to (?:the )?(?:main )?menu|go to (?:the )?menu|show (?:me )?(?:the )?menu|terug na (?:die )?kieslys|wys (?:die )?kieslys|wys (?:my )?(?:die )?menu|menyu)$/,
  ],
  [
    'back',
    /^(?:back|go back|terug|gaan terug|previous|vorige|buyela emuva|emuva|buya|buyela|morao|kgutla|khutlela morao|step back|one step back|undo|go backwards|stap terug|een terug|umva|buyela umva)$/,
  ],
  [
    'cancel',
    /^(?:cancel|cancel this|cancel it|cancel that|never ?mind|nvm|forget it|forget about it|leave it|kanselleer|kanselleer dit|los dit|los maar|laat staan|vergeet dit|vergeet daarvan|khansela|rhoxisa|yeka|hlakola|exit|quit|abort|dont worry|dont worry about it|toemaar|laat dit|shiya|not anymore|scrap that|scrap it)$/,
  ],
  [
    'resume',
    /^(?:go on|carry on|continue|resume|lets go on|gaan aan|gaan voort|kom ons gaan aan|where were we|waar was ons)$/,
  ],
  ['stop', /^(?:stop|hou op|stop it|stop all|unsubscribe|staak)$/],
]

/** A word that works at any step; only when it is all that was said. */
export function hearCommand(text: string): Command | undefined {
  const words = bare(text)
  return commands.find(([, pattern]) => pattern.test(words))?.[0]
}

/** The number that answers 'how many?', 1 to 20. */
export function hearQuantity(text: string): number | undefined {
  const words = bare(text)
    .replace(lead, '')
    .replace(
      /^(?:just|only|net|slegs|about|actually|eintlik|rather|liewer|eerder|no rather|nee liewer|make it|maak dit|all|al|need|i need|ek kort|ek benodig) /,
      '',
    )
  const lone = /^(?:x ?)?(\d{1,2})(?: ?x)?$/.exec(words)
  const number = lone ? Number(lone[1]) : numberWords.get(words)
  if (number !== undefined) return number >= 1 && number <= 20 ? number : undefined
  return read(text, noClock, readQuantity).slots.quantity
}

/** Words before a name; a letter right behind one of them belongs to the name: 'Kevin', 'Imran', 'Keitumetse'. */
const beforeName =
  /^(?:(?:hi|hello|hallo|hey|yes|ja|yebo|yep|ok|okay|sure|no|nee|it'?s|its|please|pls|asb)[ ,:.]+)*(?:(?:(?:my|the) (?:full )?name(?:'s| is|s)|name(?: is)?|i am|i'?m|im|call me|this is|it'?s|book (?:it )?(?:under|for)|put it under|put it (?:on|in)|under(?: the)?(?: name)?(?: of)?|for (?:my (?:wife|husband|son|daughter|mom|mother|dad|father|brother|sister|boss|friend|driver))|for|my naam is|die naam is|naam is|ek is|dis|dit is|noem my|op|onder|vir(?: my (?:vrou|man|seun|dogter|ma|pa|broer|suster|baas))?|nguye|lebitso la ka ke|lebitso la me ke|ke nna|leina la me ke|nna ke|ke|make it|put|say|use|igama lami|igama lam|nginguy|ngingu|ndingu)(?=[\s:-]))?[\s:-]*/iu

/** At the end of a name, as in 'Thandi please, thanks'. */
const courtesy = /(?<![ ,])[ ,]+(?:please|pls|asb|asseblief|thanks|dankie|here|hier)[.!]*$/i
const LONGEST_NAMING = 200

/** The name in an answer: 'my name is Thandi Nkosi' is 'Thandi Nkosi'. Undefined when no name is left. */
export function hearName(text: string): string | undefined {
  const line = text.split('\n')[0]?.trim().slice(0, LONGEST_NAMING) ?? ''
  const stripped = line
    .replace(beforeName, '')
    .replace(/^(?:(?:ngi|ndi)?ngu|u)(?=\p{Lu})/u, '')
    .replace(/(?<!\s)\s+(?:is|'s) (?:my|the) name\W*$|(?<!\s)\s+is my naam\W*$/i, '')
    .replace(courtesy, '')
    .replace(courtesy, '')
    .replace(/^["'“”‘’]+|(?<!["'“”‘’.,!])["'“”‘’.,!]+$/g, '')
    .trim()
  if (!/\p{L}/u.test(stripped) || /\d{3,}|https?:|@/.test(stripped) || stripped.length > 80) return undefined
  return stripped === stripped.toLowerCase()
    ? stripped.replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    : stripped
}
