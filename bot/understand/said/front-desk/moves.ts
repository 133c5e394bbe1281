import { plain } from '../../shop-words.ts'

/** What a line says of the hour or the tyres of a booking that stands or is asked for. Pure. */

const moves =
  /\b(?:move|moved|shift|skuif|verskuif|reschedule|push|bring (?:forward|him|her)|change|verander|susa|hambisa|guqula|tshintsha|tshutisa|sutisa|fetola|late|laat|rather|liewer|eerder|instead|come at|kom om)\b/

/** The booking comes at another hour. */
export const saysMove = (words: string): boolean => moves.test(plain(words))

const comes = /\b(?:come|kom|bring|makeze|akeze|eze|afike|makafike|a tle|tla)\b/

/** Whoever is spoken of may come. */
export const saysComes = (words: string): boolean => comes.test(plain(words))

const movesInstead =
  /\b(?:rather|instead|move|shift|change|skuif|verskuif|liewer|eerder|in plaas|susa|tshutisa|sutisa|fetola|hambisa)\b/

/** It is moved and not called off. */
export const saysMoveInstead = (words: string): boolean => movesInstead.test(plain(words))

const keeps =
  /\b(?:not|dont|don.?t|moenie|nie|wait|wag|ema|yima|hold on|unless|instead|rather|but only|musa|ungayi\w+|sukuyi\w+|se ke wa)\b/

/** Under 'shall it be called off': not yet, or not so. */
export const keepsBooking = (words: string): boolean => keeps.test(plain(words))

const offers =
  /\b(?:instead|rather|can (?:do|give|offer|get|sell|fit)|could do|do (?:him|her|them|it)|offer|have|got|in plaas|liewer|eerder|kan (?:ons |ek )?(?:doen|gee|aanbied)|bied|het|(?:si|ngi|ndi)na|re na|ke na|each|elk|ea|per tyre|per band|at r ?\d|teen r ?\d|@|for r?\d|left|oor|only|net|cheaper|goedkoper|swop|swap|replace|same size|ok|ja|yes|no|nee|final|last price|best)\b/

/** A tyre or a price that is named is what the shop can do. */
export const saysOffer = (words: string): boolean => offers.test(plain(words))

const came =
  /\b(?:(?:he|she|they|customer|client|hy|sy|hulle|klient|kliënt)(?:'?s| is| has| have| het)? .{0,20}\b(?:came|pitched|arrived|here|showed up|turned up|rocked up|opgedaag|hier|gekom|aangekom)|(?:just|net(?: nou)?|nou) (?:came|pitched|arrived|rocked up|showed up|turned up|walked in|opgedaag|gekom|aangekom))\b/
const notCame = /\b(?:not|didn.?t|don.?t|nie|never|nooit|no show|if|as|when|wanneer)\b/

/** 'No, he just pitched', 'hy is nou hier': somebody came after all. */
export const saysCame = (words: string): boolean => came.test(plain(words)) && !notCame.test(plain(words))
