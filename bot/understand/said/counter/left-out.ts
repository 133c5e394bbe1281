import { plain } from '../../shop-words.ts'

/** What a line leaves out of what it speaks of. Pure. */

const excepts = /\b(?:except|xcept|excluding|but not|not the|behalwe|ngaphandle|ntle le|besides|apart from)\b/

/** 'All but the two o'clock one': not each of them. */
export const leavesOut = (words: string): boolean => excepts.test(plain(words))

const denies = /\b(?:not (?:the|that|him|her)|nie (?:die|daardie)|e seng|hayi le|hhayi|isn.?t)\b/

/** 'Not the Friday one, the Thursday one' is 'the Thursday one'. */
export const withoutDenied = (words: string): string => {
  const parts = words.split(/,\s*|\bbut\b|\bmaar\b|\bmara\b/i)
  const left = parts.filter((part) => !denies.test(plain(part)))
  return left.length > 0 ? left.join(', ') : words
}

const apart =
  /\b(?:except|xcept|but|besides|apart from|behalwe|maar|mara|kodwa|ngaphandle|not quite|nearly|almost|ntle le|amper)\b|[,.]/

/** 'All right except the Bridgestones': what is right, and what is not. */
export const partsApart = (words: string): string[] => words.split(apart).filter((part) => part.trim() !== '')
