import type { Refusal } from '#core/errors.ts'
import type { Texts } from '#core/texts/texts.ts'

/** A refusal in the person's language; its own words where the chat has none for the code. */
export function refusalWords(refusal: Refusal, say: Texts): string {
  const words: Record<string, ((fields: Record<string, string>) => string) | undefined> = say.refusals
  return words[refusal.code]?.(refusal.fields ?? {}) ?? refusal.message
}
