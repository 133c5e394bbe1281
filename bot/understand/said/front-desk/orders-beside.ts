import { plain } from '../../shop-words.ts'

const tells =
  /\b(?:tell|ask|remind|let) (?:him|her|them|the (?:customer|driver|lady|guy))\b|\b(?:se|vra|laat weet) (?:vir |dat |asb )?(?:hom|haar|hulle|die klient)\b|\bu?(?:m|ba)(?:tshele|xelele|buze|bolelle|botse)\w*|\bm?mm?(?:olelle|otse|olele|jwetse)\w*|\b(?:mo|ba) (?:reye|bolelle|botse|jwetse|raye)\b/

/** Something to be passed on stands beside what else is said: 'ok, and tell her we take cards'. Pure. */
export const ordersBeside = (words: string): boolean => tells.test(plain(words))

const sends = /\b(?:send|stuur|thumela|romela)\b/

/** 'Send the one for Sipho'. */
export const ordersToSend = (words: string): boolean => sends.test(plain(words))

const adds =
  /^\W*(?:(?:ok|yes|ja|and|en|oh|o)\W+)*(?:also|ook|plus|and|en|futhi|kwaye|hape|gape)\b|\b(?:too|as well|also|ook)\W*$/

/** 'And confirm Kim too': beside what was said before. */
export const addsMore = (words: string): boolean => adds.test(plain(words))
