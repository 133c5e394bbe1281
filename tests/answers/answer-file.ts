import type { Screen } from './screens.ts'

export type AnswerLine = { screen: Screen; answer: string; more: string[] }

/** `screen<TAB>answer` a line; further columns are kept as they are. A first line that names the columns is passed over. */
export function readAnswers(source: string, screens: readonly Screen[]): AnswerLine[] {
  const byName = new Map(screens.map((screen) => [screen.name, screen]))
  return source.split(/\r?\n/).flatMap((line, at) => {
    const [name = '', answer = '', ...more] = line.split('\t').map((column) => column.trim())
    if (line.trim() === '' || (at === 0 && name === 'screen')) return []
    const screen = byName.get(name.replace(/\.txt$/, ''))
    if (!screen) throw new Error(`line ${at + 1}: there is no screen ${name}`)
    if (!answer) throw new Error(`line ${at + 1} holds no answer`)
    return [{ screen, answer, more }]
  })
}
