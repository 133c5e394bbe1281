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

const exceptFor =
  /\b(?:except|xcept|excluding|but not|all but|everyone but|everybody but|behalwe|buiten|ngaphandle (?:kwa)?|ntle le|besides|apart from|minus)\b/

/** 'All of them except Kim': what is kept, and what is not. */
export function withoutExcepted(words: string): { kept: string; excepted: string } | undefined {
  const line = plain(words)
  const match = exceptFor.exec(line)
  if (!match || line.length !== words.length) return undefined
  const excepted = words.slice(match.index + match[0].length)
  return excepted.trim() === '' ? undefined : { kept: `${words.slice(0, match.index)} all`, excepted }
}

const deniedAtFirst = /^\W*(?:(?:no|nee|sorry|ag) )?(?:not|nie|hhayi|hayi|e ?seng|isn.?t|it.?s not|dis nie|neither)\b/

/** 'Not Sipho' chooses nobody. */
export const deniesFirst = (words: string): boolean => deniedAtFirst.test(plain(words))

/** 'Not Sipho, the other one': what is denied, and what is said in its place. */
export function deniedFirst(words: string): { denied: string; rest: string } | undefined {
  const [denied = '', ...others] = words.split(/,\s*|;\s*|[.!]+\s*|\bbut\b|\bmaar\b/i)
  const rest = others.join(', ').trim()
  return rest !== '' && deniedAtFirst.test(plain(denied)) ? { denied, rest } : undefined
}

/** 'Neither, the last one': none of those that are listed. */
export const deniesBoth = (words: string): boolean => /\bneither\b/.test(plain(words))

/** 'All but Kim' is one clause: 'all except Kim'. */
export const withExcept = (words: string): string =>
  words.replace(/\b(all|everyone|everybody|every one) but\b/gi, '$1 except')
