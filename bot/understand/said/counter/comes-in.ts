import { plain } from '../../shop-words.ts'

const amount =
  '(?:\\d{1,3}|more|another|some|two|three|four|six|eight|nog|twee|drie|vier|ses|agt|new stock|stock|voorraad)'
const comes = [
  new RegExp(
    `\\b${amount} (?:\\S+ ){0,3}(?:coming|come|comes|arriv\\w+|landing|on (?:the|their|its) way|being delivered)\\b`,
  ),
  new RegExp(`\\b(?:coming|arriving|getting|expecting|kom|kry) (?:\\S+ ){0,3}${amount}\\b`),
  /\b(?:zi|i|ku|a|li)(?:ya|zo|sa)?(?:fika|eza|yeza)\b|\bziyeza\b/,
  /\b(?:di|tse|e|ya|tse ding|e nngwe|bone) (?:a |e |di |di a |e a )?(?:tla|tlo|fihla|goroga) (?:\S+ ){0,2}(?:kamoso|hosane|hosasa|hoseng|gosasa|ka moso)\b/,
]

/** Tyres that are not there yet: 'four more are coming tomorrow', 'daar kom nog vier'. Their day is not the driver's. Pure. */
export const tyresComeIn = (words: string): boolean => comes.some((pattern) => pattern.test(plain(words)))
