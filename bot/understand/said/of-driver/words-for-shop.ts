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
