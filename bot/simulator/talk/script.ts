/** What one line of a script asks for. */
export type ScriptLine =
  | { kind: 'note'; words: string }
  | { kind: 'name'; name: string; phone: PhoneName }
  | { kind: 'act'; name: string; acts: string[] }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'clock'; at: Date }

/** How a script says which phone it means: one of the demo, a number, or a number that nobody has yet. */
export type PhoneName =
  | { role: 'driver' | 'shop'; called: string }
  | { role: 'number'; address: string; called: string }
  | { role: 'new'; called: string }

export type NumberedLine = ScriptLine & { number: number }

const unitsMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Reads a whole script; throws with the number of the line that cannot be read. */
export const readScript = (source: string): NumberedLine[] =>
  source.split('\n').flatMap((words, at) => {
    if (words.trim() === '') return []
    const line = readLine(words.trim())
    if (!line) throw new Error(`line ${at + 1} cannot be read: ${words}`)
    return [{ ...line, number: at + 1 }]
  })

/** One line of a script, or what somebody types between two messages; undefined if it is neither. */
export function readLine(line: string): ScriptLine | undefined {
  if (line.startsWith('#')) return { kind: 'note', words: line.replace(/^#\s*/, '') }
  const wait = /^wait (\d+) ?([smhd])\w*$/.exec(line)
  if (wait) return { kind: 'wait', milliseconds: Number(wait[1]) * (unitsMs[wait[2] ?? ''] ?? 0) }
  const clock = /^clock (.+)$/.exec(line)?.[1]
  if (clock) {
    const at = readInstant(clock)
    return at && { kind: 'clock', at }
  }
  const [, named, whose] = /^([\w-]+) is (.+)$/.exec(line) ?? []
  if (named && whose) {
    const phone = readPhoneName(whose)
    return phone && { kind: 'name', name: named, phone }
  }
  const [, name, words] = /^([\w-]+): *(\S.*)$/.exec(line) ?? []
  return name && words ? { kind: 'act', name, acts: words.split(' || ') } : undefined
}

/** '2026-11-25 09:00', in Johannesburg. */
export function readInstant(words: string): Date | undefined {
  const at = new Date(`${words.trim().replace(' ', 'T')}:00+02:00`)
  return /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(words.trim()) && !Number.isNaN(at.getTime()) ? at : undefined
}

/** 'driver Thandi', 'shop Selby Tyres', 'new Sam Nkosi', '+27820001234 Sam Nkosi'. */
export function readPhoneName(words: string): PhoneName | undefined {
  const [, role, called] = /^(driver|shop|new) (.+)$/.exec(words) ?? []
  if (called && (role === 'driver' || role === 'shop' || role === 'new')) return { role, called }
  const [, address, name] = /^(\+[1-9]\d{6,14})(?: (.+))?$/.exec(words) ?? []
  return address ? { role: 'number', address, called: name ?? address } : undefined
}
