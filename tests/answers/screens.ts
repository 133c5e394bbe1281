import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { type Line, readTranscript } from '#tests/dialogues/run-transcript.ts'
import { isPerson, type Who } from './people.ts'

/** A phone at a moment at which the chat has asked something. */
export type Screen = {
  name: string
  /** Who holds the phone and what they want, for somebody who knows nothing else. */
  about: string
  holder: Who
  lines: Line[]
}

const TOWN = 'town.txt'
const folder = join(import.meta.dirname, 'screens')
/** The shops and their stock stand at the beginning of every screen. */
export const town = readTranscript(readFileSync(join(folder, TOWN), 'utf8'))

/** All of them: a file each, whose comment at the top says who holds the phone, in a folder of the side that holds it. */
export function readScreens(): Screen[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt') && file !== TOWN)
    .map(readScreen)
    .sort((one, other) => one.name.localeCompare(other.name))
}

function readScreen(file: string): Screen {
  const source = readFileSync(join(folder, file), 'utf8')
  const [side = ''] = file.split(sep)
  const [about] = /^(# .*\n)+/.exec(source) ?? []
  if (!about) throw new Error(`${file} does not say who holds the phone`)
  if (!isPerson(side)) throw new Error(`nobody is called ${side}`)
  return {
    name: basename(file, '.txt'),
    about: about.replace(/^# /gm, '').trim().replace(/\n/g, ' '),
    holder: side,
    lines: readTranscript(source),
  }
}
