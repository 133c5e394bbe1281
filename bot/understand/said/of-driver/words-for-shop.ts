import { plainText } from '#core/rules/people/plain-text.ts'
import { orderToTell } from '../../shop-words.ts'

const contact =
  /\b(?:message|msg|talk|speak|chat|contact|write|question|text|praat|gesels|skryf|kontak|boodskap|khuluma|thetha|bhalela|umyalezo|molaetsa|bua|buisana)\b/i
const MOST = 500

/** An order to write to a shop, which is no word for it. */
export const ordersContact = (words: string): boolean => contact.test(words.slice(0, MOST)) || orderToTell(words) !== ''

const knows =
  /^(?:the |die )?(?:[\p{L}'&-]+ ){1,5}(?:know|weet)(?: that| dat)? (?=(?:i|we|my|our|ek|ons|the|die|it|dit)\b)/iu

/** Of 'the Linden guys know that I come at ten' what they are to know. */
export const whatTheyKnow = (words: string): string => words.replace(knows, '')

const first =
  /^\W*(?:the |die )?((?:[\p{L}\d&'’.-]{2,20} ){1,4}?)(?=(?:if|whether|that|to|about|for|when|what|how|can|could|do|does|i|i'm|im|we|my|is|are|dat|of|ek|ons|om|kan|wanneer|hoeveel|please|pls|asb)\b)/iu
const pointed = /\b(?:them|they|him|her|it|you|shop|shops|place|people|guys|hulle|hom|haar|winkel|mense|bona|the|my)\b/

/** Of 'old main if they can do Saturday' whom the words are for, and what is left of them; undefined if they name nobody. Pure. */
export function calledFirst(words: string): { name: string; rest: string } | undefined {
  const found = first.exec(words.slice(0, 200))
  const name = found?.[1]?.trim()
  if (!found || !name || pointed.test(plainText(name))) return undefined
  return { name, rest: words.slice(found[0].length).trim() }
}
