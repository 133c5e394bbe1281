import { type FileKind, fileWords } from '../../rules/files/files.ts'
import { oneLine } from '../../rules/people/typed-text.ts'

const LONGEST = 80

/** The name to show and to save under: no path, nothing invisible, and the ending of what the file really is. */
export function fileName(given: string, { kind, ending }: { kind: FileKind; ending: string }): string {
  const last = oneLine(given).split(/[/\\]/).at(-1) ?? ''
  const dot = last.lastIndexOf('.')
  const stem = (dot > 0 ? last.slice(0, dot) : last)
    .replace(/[<>:"|?*]/g, '')
    .replace(/^\.+/, '')
    .slice(0, LONGEST)
    .toWellFormed()
    .trim()
  return `${stem || fileWords[kind]}.${ending}`
}
