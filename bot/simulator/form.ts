/** A parsed form body: repeated names become lists. */
export type Form = Readonly<Record<string, unknown>>

export const formOf = (body: unknown): Form => (typeof body === 'object' && body !== null ? { ...body } : {})

/** The value of a field; of a repeated one the last, as Twilio reads it. */
export function field(form: Form, name: string): string | undefined {
  const value = [form[name]].flat().at(-1)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const fields = (form: Form, name: string): string[] =>
  [form[name]].flat().filter((value) => typeof value === 'string' && value !== '') as string[]
