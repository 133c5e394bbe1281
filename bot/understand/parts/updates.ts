import type { Topic } from '#core/rules/notifications/preferences.ts'
import { topics } from '#core/rules/notifications/preferences.ts'
import type { Reading } from '../reading.ts'
import {
  type AlertWords,
  alertWords,
  anyTimeWords,
  askingWords,
  changeWords,
  dayWords,
  endWords,
  everyWords,
  fillers,
  joining,
  keepWords,
  lookingWords,
  messageWords,
  nightWords,
  notWords,
  numberMarks,
  offWords,
  ofTyres,
  oneBooking,
  onlyWords,
  personWords,
  quietWords,
  reachingWords,
  refusing,
  settingWords,
  shopWords,
  stockWords,
  switchedOff,
  switchedOn,
  tellingWords,
  turning,
  type Update,
  type Updates,
  updateWords,
  type Why,
  wantWords,
  whyWords,
} from '../vocabulary/updates.ts'

type Way = 'on' | 'off' | 'only'
/** `isStrong`: a word like 'send' does not change it. `isSaid`: a word that switches has said it. */
type Mode = { way: Way; isStrong: boolean; isSaid: boolean; ends: boolean }

type Switched = Pick<Mode, 'way' | 'isSaid'>

const MOST = 60

const wordsOf = ({ words }: Reading): string[] => words.slice(0, MOST).map(({ text }) => text)

/**
 * Reads the kinds and what is to happen to each. `isSetting`: the message is known to be about our messages; else every
 * word has to say so.
 */
export function readUpdates(reading: Reading, isSetting: boolean): Updates | undefined {
  const words = wordsOf(reading)
  if (!isSetting && !words.every(belongs)) return undefined
  const found = waysOf(words)
  // 'Send me deals' asks for deals now.
  const named = (way: Way): Update[] =>
    [...found].flatMap(([about, one]) => (one.way === way && (isSetting || one.isSaid) ? [about] : []))
  const only = named('only').filter((about) => about !== 'email' && about !== 'sms')
  const updates: Updates = {
    on: [...named('on'), ...only],
    off: named('off'),
    ...(only.length > 0 && { only: true as const }),
  }
  return updates.on.length + updates.off.length > 0 ? updates : undefined
}

const ofSettings: readonly Pick<ReadonlySet<string>, 'has'>[] = [
  fillers,
  updateWords,
  messageWords,
  offWords,
  endWords,
  onlyWords,
  keepWords,
  wantWords,
  switchedOff,
  switchedOn,
  turning,
  joining,
  shopWords,
  stockWords,
  askingWords,
]
const belongs = (word: string): boolean => word !== '?' && ofSettings.some((words) => words.has(word))

function waysOf(words: readonly string[]): Map<Update, Switched> {
  const found = new Map<Update, Switched>()
  let mode: Mode | undefined
  /** Named since the last turn of the sentence, for 'deals off'. */
  let run: Update[] = []
  words.forEach((word, at) => {
    const about = aboutAt(words, at, mode)
    if (about.length > 0) {
      run.push(...about)
      for (const one of about) if (mode && applies(mode, one)) found.set(one, mode)
      return
    }
    if (turning.has(word) || joining.has(word)) {
      if (turning.has(word)) run = []
      if (mode) mode = { ...mode, isStrong: false }
      return
    }
    const isSwitch = (switchedOff.has(word) || switchedOn.has(word)) && words[at - 1] !== 'now'
    if (isSwitch && run.length > 0) {
      for (const one of run) found.set(one, { way: switchedOff.has(word) ? 'off' : 'on', isSaid: true })
      run = []
      mode = undefined
    } else mode = modeAt(words, at, mode) ?? mode
  })
  return found
}

/** Channels are only switched, never wished for beside others. */
const applies = (mode: Mode, about: Update): boolean =>
  (about !== 'email' && about !== 'sms') || (mode.isSaid && mode.way !== 'only')

function aboutAt(words: readonly string[], at: number, mode: Mode | undefined): readonly Update[] {
  const word = words[at] ?? ''
  const saysMessages = words.slice(at + 1, at + 3).some((next) => messageWords.has(next))
  if (shopWords.has(word))
    return saysMessages || words.slice(at - 3, at).some((one) => messageWords.has(one)) ? ['messages'] : []
  if (stockWords.has(word)) return isAskedAbout(words, at) ? ['stock'] : []
  // 'Stock reminders' are none of bookings.
  if (askingWords.has(word) && stockWords.has(words[at - 1] ?? '')) return []
  const about = updateWords.get(word) ?? []
  if (!about.includes('bookings') || saysMessages || mode?.way === 'on' || mode?.way === 'only') return about
  return mode?.ends || oneBooking.has(word) ? [] : about
}

const isAskedAbout = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 4), at + 3).some((one) => askingWords.has(one))

function modeAt(words: readonly string[], at: number, mode: Mode | undefined): Mode | undefined {
  const word = words[at] ?? ''
  const next = words[at + 1]
  const refused = words.slice(Math.max(0, at - 2), at).some((one) => refusing.has(one))
  if (endWords.has(word) || (word === 'hou' && next === 'op'))
    return { way: refused ? 'on' : 'off', isStrong: true, isSaid: true, ends: !refused }
  if (offWords.has(word) || switchedOff.has(word))
    return { way: 'off', isStrong: true, isSaid: true, ends: mode?.ends ?? false }
  if (onlyWords.has(word)) return { way: 'only', isStrong: true, isSaid: true, ends: false }
  if (keepWords.has(word)) return { way: 'on', isStrong: true, isSaid: true, ends: false }
  const isOn = wantWords.has(word) || (switchedOn.has(word) && words[at - 1] !== 'now')
  return isOn && !mode?.isStrong
    ? { way: 'on', isStrong: switchedOn.has(word), isSaid: switchedOn.has(word), ends: false }
    : undefined
}

/** 'why did I get this', 'why did you not tell me about deals', 'hoekom het ek niks gekry nie'. */
export function readWhy(reading: Reading): Why | undefined {
  const words = wordsOf(reading)
  const start = words.findIndex((word, at) => whyWords.has(word) || (word === 'how' && words[at + 1] === 'come'))
  if (start < 0 || start > 2) return undefined
  if (!words.some((word) => tellingWords.has(word)) || words.some((word) => ofTyres.has(word))) return undefined
  const about = words.flatMap((word) => updateWords.get(word) ?? []).find(isTopic)
  return { not: words.some((word) => notWords.has(word)), ...(about && { about }) }
}

const isTopic = (update: Update): update is Topic => (topics as readonly string[]).includes(update)

/** 'What are my settings', and nothing else. */
export function asksSettings(reading: Reading): boolean {
  const words = wordsOf(reading)
  return (
    words.some((word) => settingWords.has(word)) &&
    words.every((word) => settingWords.has(word) || lookingWords.has(word) || fillers.has(word) || word === '?')
  )
}

/** 'No, don't cancel', 'don't stop', 'moenie kanselleer nie': the opposite of ending something. */
export function refusesToEnd(reading: Reading): boolean {
  const words = wordsOf(reading)
  return words.some(
    (word, at) => endWords.has(word) && words.slice(Math.max(0, at - 3), at).some((one) => refusing.has(one)),
  )
}

/** What is said of alerts that stand: 'change my alert to R1200', 'remove both', 'alert no 2'. */
export function readAlertWords(reading: Reading): AlertWords | undefined {
  const words = wordsOf(reading)
  const at = words.findIndex((word) => alertWords.has(word))
  const change = at >= 0 && words.slice(0, at).some((word) => changeWords.has(word))
  const all = words.some((word) => everyWords.has(word))
  const behind = at < 0 ? undefined : words.slice(at + 1, at + 4).find((word) => !numberMarks.has(word))
  const number = behind !== undefined && /^\d{1,2}$/.test(behind) ? Number(behind) : undefined
  if (!change && !all && number === undefined) return undefined
  return { ...(change && { change }), ...(all && { all }), ...(number !== undefined && { number }) }
}

/** Words of a person who wants to speak to somebody and says why: the whole message is passed on. */
export function readComplaint(reading: Reading): string | undefined {
  const said = reading.words.filter(
    ({ text, kind }, at) => kind !== 'mark' && !personWords.has(text) && reading.takenBy[at] !== 'shop',
  )
  return said.length >= 2 ? reading.text.trim() : undefined
}

/** 'no quiet hours', 'message me any time'. */
export function endsQuiet(reading: Reading): boolean {
  const words = wordsOf(reading).filter((word) => !turning.has(word))
  const quiet = words.some((word) => quietWords.has(word))
  if (quiet)
    return (
      words.length <= 6 &&
      reading.times.length === 0 &&
      words.some((word) => offWords.has(word) || endWords.has(word) || switchedOff.has(word))
    )
  const any = words.some(
    (word, at) =>
      anyTimeWords.has(word) || ((word === 'any' || word === 'enige') && ['time', 'tyd'].includes(words[at + 1] ?? '')),
  )
  return any && words.every((word) => reachingWords.has(word))
}

/** 'no messages at night', 'not on Sundays': when, without hours. */
export function quietWhen(reading: Reading): 'night' | 'days' | undefined {
  const words = wordsOf(reading)
  if (words.some((word) => nightWords.has(word))) return 'night'
  return reading.dates.length > 0 || words.some((word) => dayWords.has(word)) ? 'days' : undefined
}
