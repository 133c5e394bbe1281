/** What the words of a canned reply may leave open, and what stands there in a conversation. */
export const replyVariables = [
  'driver',
  'shop',
  'booking time',
  'booking code',
  'tyre',
  'price',
  'address',
  'phone',
  'quote',
] as const
export type ReplyVariable = (typeof replyVariables)[number]
export type ReplyValuesByName = Readonly<Partial<Record<ReplyVariable, string | null>>>

const variable = /\{([^{}\n]{1,40})\}/g

/** A driver may be called '{booking time}': what stands in braces in a value is no variable. */
const braces = /[{}]/g

const nameIn = (inside: string): string => inside.trim().toLowerCase()

export const isReplyVariable = (name: string): name is ReplyVariable => replyVariables.some((one) => one === name)

/** The names in braces, each once, in the order in which they stand. */
export const variablesIn = (words: string): string[] => [
  ...new Set([...words.matchAll(variable)].map(([, inside = '']) => nameIn(inside))),
]

/** The variables that the words still leave open. Other words in braces are the writer's own. */
export const openVariables = (words: string): ReplyVariable[] => variablesIn(words).filter(isReplyVariable)

/** Puts the values in. What has none is named, so that the writer is asked; it stays in its braces until then. */
export function fillReply(words: string, values: ReplyValuesByName): { text: string; missing: ReplyVariable[] } {
  const text = words.replace(variable, (whole, inside: string) => {
    const name = nameIn(inside)
    return (isReplyVariable(name) && values[name]?.replace(braces, '')) || whole
  })
  return { text, missing: openVariables(words).filter((name) => !values[name]) }
}
