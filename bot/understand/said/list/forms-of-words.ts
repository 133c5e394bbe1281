/** A word as it is written, without the end of its plural, and without the prefix of one: 'dunlops', 'ama-dunlop'. */
export const formsOf = (word: string): string[] => [
  word,
  word.replace(/'?s$/, ''),
  word.replace(/^(?:di|ama|ii?)-?/, ''),
]
