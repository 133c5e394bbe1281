import { plain, tokensOf } from '../shop-words.ts'

const aboutSomebody =
  /^\W*(?:(?:so|and|but|hey|ok|en|maar) )?(?:did|has|have|is|was|will|does|when|what time|why|where|het|is|was|sal|wanneer|hoe laat|hoekom|waar)\b/
const toReaderOf = /\b(?:you|your|yours|u|ur|jy|jou|julle|wena|uyeza)\b/

/** Whether the words may ask about somebody, so that the names are worth reading. */
export const mayAskAbout = (words: string): boolean => {
  const said = plain(words)
  return aboutSomebody.test(said) && !toReaderOf.test(said)
}

/** 'Did Kim cancel?' asks us about a customer; 'Kim, did you …' asks the customer. */
export function asksAbout(words: string, names: readonly string[]): boolean {
  const said = plain(words)
  const tokens = tokensOf(words).map((token) => token.replace(/'s$/, ''))
  const isNamed = tokens.slice(1).some((token) => names.includes(token))
  return isNamed && aboutSomebody.test(said) && !toReaderOf.test(said)
}
