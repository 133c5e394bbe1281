import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 120
const whoHas =
  /^\W*(?:(?:hi|hey|hello|ok|okay|and|en|but|so|please|wat van) ){0,2}(?:does|do|did|has|het|verkoop|het julle by|wat het) ([\p{L}\d][\p{L}\d &'’.-]{2,40}?) (?:have|has|stock|stocks|sell|sells|got|keep|keeps|carry|carries|het|hou|verkoop|dit|hierdie|daardie|(?=\d{3}[/ ]\d{2}))/iu
/** Who is pointed at and not called by a name. */
const pointed =
  /^(?:they|them|you|u|it|he|she|we|i|any|anyone|anybody|someone|somebody|anywhere|nobody|who|which|that|this|these|those|the|their|your|every|all|one|ones|shops?|places?|somewhere|number|option|hulle|julle|jy|hy|sy|ek|ons|iemand|enige|daar|dit|hierdie|daardie|die|winkels?|nommer|my|a|an|n|is|are|was|tyres?|tires?|bande?|people|guys|customers?|cars?|most|other|others|else|same|dieselfde|ander)\b/
const sameShop =
  /\b(?:the |that |at )?same (?:shop|place|fitment|fitters?|guys|people|centre|dealer)\b|\bdieselfde (?:winkel|plek|mense|ouens)\b|\b(?:esitolo|isitolo|ivenkile|kwivenkile|indawo) (?:esifanayo|efanayo|enye)\b|\blebenkele(?:ng)? (?:le tshwanang|leo le le leng)\b/

/** 'Does Selby Tyres have 195/65R15': the shop that is asked about by its name; undefined for 'do they have it'. Pure. */
export function shopAsked(words: string): string | undefined {
  if (words.length > LONGEST) return undefined
  const name = whoHas.exec(words)?.[1]?.trim()
  return name && !pointed.test(plainText(name)) ? name : undefined
}

/** 'At the same shop'. */
export const saysSameShop = (words: string): boolean => sameShop.test(plainText(words.slice(0, 300)))

const others =
  /\b(?:who|whos|who's|where|wie|waar|anyone|anybody|any ?one|iemand) (?:is )?(?:else|anders)\b|\b(?:other|another|any other|different|ander) (?:shops?|ones?|places?|winkels?|plekke?)\b|\b(?:the )?others\b|\b(?:ubani omunye|ezinye (?:izitolo|iivenkile)|mang gape|mabenkele a mang)\b/

/** 'Who else is open?', 'are any other shops open on Sunday'. Pure. */
export const asksWhoElse = (words: string): boolean => others.test(plainText(words.slice(0, 200)))
