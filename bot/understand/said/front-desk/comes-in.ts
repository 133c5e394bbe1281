import { plain } from '../../shop-words.ts'

const amount =
  '(?:\\d{1,3}|more|another|some|two|three|four|six|eight|nog|twee|drie|vier|ses|agt|new stock|stock|voorraad)'
const helping =
  '(?:will|wil|sal|should|shall|ll|re|s|are|is|be|being|to|gonna|going|due|only|just|eers|net|all|also|ook|now|nou|still|nog|weer|do|does|must|supposed|expected|meant|probably) '
const tyres =
  '(?:(?:the|your|his|her|my|our|new|more|nuwe|die|sy|haar|jou) )?(?:tyres?|tires?|bande?|stock|voorraad|delivery|deliveries|aflewering|shipment|order|bestelling|amathayara|amatayala|amavili|dithaere|mathaere|supplier|verskaffer|courier|koerier)'
const arrives =
  '(?:come|comes|coming|arrive|arrives|arriving|arrival|land|lands|landing|here|delivered|deliver|delivers|get here|gets here|get in|be in|kom|aankom|opdaag|hier|afgelewer|fika|bring|brings|drops?)'
const comes = [
  // Tyres, or what was asked about, are said to come: 'they come tomorrow morning', 'bande kom eers Vrydag'.
  new RegExp(`\\b${tyres} (?:'?${helping}){0,3}${arrives}\\b(?! (?:in )?(?:for|vir)\\b)`),
  new RegExp(`\\b(?:they|it|those|these|hulle|dit)[ ']?(?:${helping}){0,3}${arrives}\\b`),
  // 'We will have them here by Thursday', 'ons het hulle Donderdag'.
  /\b(?:have|hav|get|got|het|kry) (?:them|it|those|hulle|dit|(?:the|your|his|her|die|jou) (?:tyres?|tires?|bande?|stock)) (?:(?:here|in|ready|hier|there) )?(?:by|before|from|on|teen|op|voor|ngo|ka) \w{2,9}\b/,
  new RegExp(`\\b(?:they|it)(?:ll|re|s) (?:${helping}){0,3}${arrives}\\b`),
  /\b(?:delivery|aflewering|more stock|new stock|nuwe voorraad|shipment) (?:is |on |op |only |eers )?(?:today|tomorrow|tmrw|tom|vandag|more|mon|tue|wed|thu|fri|sat|sun|\w+day|\w+dag|kusasa|next|volgende|\d)/,
  /\b(?:get|gets|getting|kry|receive|receiving|ontvang|expect|expecting|verwag) (?:them|it|hulle|dit|the tyres|the stock|die bande|my stock|stock|voorraad) (?:in )?(?:by |on |at |op |om |ka |ngo)?(?:today|tomorrow|tmrw|vandag|more|mon|tue|wed|thu|fri|sat|sun|\w+day|\w+dag|kusasa|next|volgende|\d)/,
  /\b(?:ordered|on order|op bestelling|bestel)\b[^.!?]{0,40}\b(?:come|comes|coming|arriv\w{1,6}|delivery|aflewering|kom|land|here|hier|fika)\b/,
  new RegExp(
    `\\b${amount} (?:\\S+ ){0,3}(?:coming|comin|come|comes|arriv\\w+|landing|on (?:the|their|its) way|being delivered)\\b`,
  ),
  new RegExp(`\\b(?:coming|comin|arriving|getting|expecting|kom|kry) (?:\\S+ ){0,3}${amount}\\b`),
  /\b(?:zi|i|ku|a|li|ka)(?:ya|zo|sa|za ku)? ?(?:fika|eza|yeza|ngena|thunyelwa|lethwa)\b|\bziyeza\b/,
  /\b(?:di|tse|e|ya|tse ding|e nngwe|bone) (?:a |e |di |di a |e a )?(?:tla|tlo|fihla|goroga) (?:\S+ ){0,2}(?:kamoso|hosane|hosasa|hoseng|gosasa|ka moso)\b/,
]

/** Tyres that are not there yet: 'four more are coming tomorrow', 'daar kom nog vier'. Their day is not the driver's. Pure. */
export const tyresComeIn = (words: string): boolean => comes.some((pattern) => pattern.test(plain(words)))
