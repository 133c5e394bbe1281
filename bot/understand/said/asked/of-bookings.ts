import { waysNamed } from '../ways.ts'

const keeps =
  /\b(?:keep|leave|los|hou|bly|staan|stays?|remains?|untouched|unchanged|gcina\w*|(?:yi|wu)?shiy[ae]|boloka|tlogela|tlohela|(?:u|i|li|e|a)?(?:ya|ma[yul]?i?)?hlal[ae]|a[yw][iu]?guquk\w*|a[yw][iu]?tshintsh\w*|dul[ae]|sal[ae]|not|nie|hayi|hhayi|eseng)\b/i

/** What is to stay: 'keep Monday', 'los myne vir Vrydag'. */
export const keepsBooking = (words: string): boolean => keeps.test(words)

const sameDay = /\b(?:same day|dieselfde dag|that day|daardie dag|ngalo lolo ?suku|letsatsi lona leo)\b/i

/** The day stays, and the hour is another. */
export const keepsDay = (words: string): boolean => sameDay.test(words)

const leaves =
  /^\W*(?:(?:no|nee|actually|eintlik|sorry|hayi|cha|nvm|never ?mind|toemaar|ag|ok|okay)\W+)?(?:nothing|niks|leave it|los dit|(?:it'?s|its|dis|dit is|all|everything is|alles is) (?:fine|ok|okay|good|perfect|right|reg|goed|so reg)|keep (?:it|everything)|send it|(?:moenie|don'?t) (?:iets )?(?:verander|change)|just send|stuur (?:dit|maar)|akukho|ha ho letho|ga go sepe|never ?mind)\b/i

/** 'Nothing, it is fine like that, send it'. */
export const leavesAsItIs = (words: string): boolean => leaves.test(words)

/** The parts of a message, as 'keep Monday, cancel the other' has two; '6,5' is one. */
export const partsOf = (words: string): string[] =>
  words
    .split(
      /[.;!?]+|,(?! ?\d)|\b(?:and|but|en|maar|kodwa|mme|empa) (?=keep|leave|not|move|cancel|shift|hou|los|nie|skuif|kanselleer|shiya|gcina|boloka|tlogela|khansela|rhoxisa|hlakola|phimola|the other|the one|die)/i,
    )
    .map((part) => part.trim())
    .filter(Boolean)

const collecting =
  /\b(?:fetch|collect|pick (?:it|her|him|the car|my car)? ?up|come back|kom haal|gaan haal|haal|terug|yilanda|lata|landa|(?:phone|call|ring|whatsapp) me|bel my|\w*(?:fonele|shayele|fowunele)|nteletse|mpitse|letsetse)|\b(?:tell|ask|s[eê]|vra|xela|bolella)\b/i

/** What is said of fetching the car beside the way in which the work is done, for the shop to know. */
export const saidOfCollecting = (words: string): string =>
  words
    .split(/[,.;!?]+/)
    .map((part) => part.trim())
    .filter((part) => collecting.test(part) && (waysNamed(part).length === 0 || /\d/.test(part)))
    .join(', ')

const hour =
  /\b(?:time|hour|tyd|uur|nako|isikhathi|ixesha|iskhathi)\b(?:\W+[a-z]{1,3}){0,3}\W+\d{1,2}\b|\b\d{1,2} ?(?:uur|oclock|am|pm|h00)\b/i

/** 'Nako e nne 11' names the hour, whatever else is counted. */
export const namesHour = (words: string): boolean => hour.test(words.slice(0, 300))
