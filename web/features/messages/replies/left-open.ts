import { openVariables } from '#core/rules/messages/canned-reply.ts'

/** Braces of a ready reply never go out. */
export function leftOpen(words: string): string | undefined {
  const open = openVariables(words)
  return open.length > 0 ? `Please fill in ${open.map((name) => `{${name}}`).join(', ')} first` : undefined
}
