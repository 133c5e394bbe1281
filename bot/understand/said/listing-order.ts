import { readCode } from '#core/rules/code.ts'
import { foldBlanks } from '#core/rules/people/outside-text.ts'

const withCode =
  /^(book|bespreek)? ?(?:the |die )?(?:tyres? |bande? |code |kode )?#?([a-z0-9 -]{5,8}?) ?[.!]? ?(?:please|pls|asb|asseblief)?$/i

/** 'Book TQ7K2' as the website puts it in, or the code alone. */
export function listingOrder(text: string): { code: string; books: boolean } | undefined {
  const found = withCode.exec(foldBlanks(text))
  const code = found?.[2] && readCode(found[2])
  return code ? { code, books: found[1] !== undefined } : undefined
}

const codeAlone = /^\W*(?:my |the |die )?(?:code|kode|ikhodi|khodi|khoutu)\W*$/i

/** 'code' and nothing else may be that of a sign-in, a tyre, a booking or a deal. */
export const isCodeAlone = (text: string): boolean => codeAlone.test(text)
