import { plain, tokensOf } from '../../shop-words.ts'

/** What words order about the note that the shop reads with a booking. Pure. */
export type NoteOrder = { out: true } | { keep: true } | { instead: string } | { change: true }

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const notes = setOf(
  'note notes nota notas inothi inoti nothi noti umyalezo umlayezo molaetsa comment opmerking message boodskap',
)
/** What takes out whatever is pointed at ... */
const out = setOf(
  `remove delete erase out off uit af weg verwyder skrap susa suse asuse yisuse lisuse ususe isuse khipha khiphe yikhiphe likhiphe
  cima cime yicime hlangula tlosa tlose tlosang ntsha ntshe phimola phumole hlakola hlakole`,
)
/** ... and what says no to a note that is named. */
const none = setOf(
  'no not without drop scrap skip forget clear leave lose cancel dont take geen sonder los vergeet nie moenie haal vat akukho ngaphandle hayi cha musa ntle ga ha se tjhe nnyaa aowa',
)
const keeps = setOf('keep hou behou gcina boloka stays bly')
const changes = setOf('change edit verander wysig shintsha guqula tshintsha fetola')
const that = setOf('that it this dit daardie hierdie lokho loko leyo lelo oko seo eo yona lona')
const filler = setOf(
  `the a an any my our of from please pls asb asseblief man ok okay yes ja sorry actually eintlik just net rather liewer again weer now nou
  is was be to na die n le ya yi i u ukuthi ngicela cela ke e o kopa for there daar must should need want wil hê he do did i ek me`,
)

const MOST_WORDS = 10
const written =
  /^\W*(?:(?:no|nee|actually|sorry|please|pls|asb)\W+)?(?:(?:change|make|edit|update|verander|maak|wysig|shintsha|tshintsha|fetola) )?(?:the |my |that |die |daardie )?(?:notes?|nota|inothi)(?: (?:must|should|to|moet))?(?: (?:to|into|read|say|be|na|lui|s[eê]|wees))?\s*[:=,-]?\s+(?=\S)/iu

/** `hasNote`: one is set, so that 'take that out' can mean it. Undefined for words about anything else. */
export function noteOrder(words: string, hasNote: boolean): NoteOrder | undefined {
  const tokens = tokensOf(words)
  if (tokens.length === 0) return undefined
  const isNamed = tokens.some((one) => notes.has(one))
  if (tokens.length <= MOST_WORDS && tokens.every(isAboutNote)) {
    const has = (set: ReadonlySet<string>): boolean => tokens.some((one) => set.has(one))
    if (isNamed && has(keeps)) return { keep: true }
    if (isNamed && has(changes)) return { change: true }
    const isOut = isNamed ? has(out) || has(none) : hasNote && has(out) && has(that)
    return isOut ? { out: true } : undefined
  }
  const instead = isNamed ? insteadIn(words) : undefined
  return instead === undefined ? undefined : { instead }
}

const isAboutNote = (token: string): boolean =>
  [notes, out, none, keeps, changes, that, filler].some((set) => set.has(token))

/** 'Change the note to …', 'note: …'; undefined if it says nothing of what it should be. */
function insteadIn(words: string): string | undefined {
  const found = written.exec(words.slice(0, 1000))
  const isOrder =
    found &&
    (/[:=-]\s*$/.test(found[0]) || /(?:must|should|to|moet|na|say|be|read|into)\W*$/.test(plain(found[0]).trim()))
  return isOrder ? words.slice(found[0].length).trim() : undefined
}
