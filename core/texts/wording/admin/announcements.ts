import type { Sentences } from '../../sentences.ts'

/** What stands around the words that an admin writes to many. */
export const announcements = ({ announcements: s }: Sentences) => ({
  ...s,
  legalLine: (name: string, from: string) => s.legalLine({ name, from }),
})
