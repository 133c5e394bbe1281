import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 80
const car = '(?:cars?|kar|karre|kars|motor|bakkie|vehicle|voertuig|ride|wheels|imoto|moto|ikoloyi|koloi)'
const whose =
  '(?:wife|wifey|husband|hubby|son|daughter|mom|mum|mother|dad|father|brother|sister|girlfriend|boyfriend|partner|boss|friend|vrou|man|seun|dogter|ma|pa|broer|suster)'
const own = '(?:(?:my|our|the|his|her|die|ons|sy|haar) )?'
/** A car beside this one: another one, somebody else's, or both. */
const others = [
  `${own}(?:other|second|2nd|ander|tweede|enye) ${car}`,
  `${own}${whose}(?:'?s| se)(?: ${car})?`,
  `${own}${car} (?:of|van) ${own}${whose}`,
  `${car} ?(?:yomkami|yomkam|yomyeni|yomfazi|ya mosadi|ya monna)(?: wa ka| wami| wam)?`,
]
const both = `(?:both|two|albei|twee|altwee|zombili)(?: (?:of )?(?:our|my|ons|the|die|van ons))? ${car}`
const lead =
  "(?:(?:ok|okay|yes|ja|yebo|and|en|ne|also|ook|asook|plus|futhi|same|the same|dieselfde|tyres?|bande|amathayi|i need|ek soek|need|ngidinga|it'?s|dis) ){0,4}(?:(?:for|vir|we|ze) )?"
const behind = '(?: (?:too|also|as well|ook|futhi|nayo|hape|gape|then|dan|please|pls|asb|asseblief)){0,3}'
const further = [...others, both].map((one) => new RegExp(`^${lead}${one}${behind}$`))
const added =
  /\b(?:too|also|as well|same|and|plus|ook|en|ne|asook|dieselfde|futhi|nayo|hape|gape|both|two|albei|twee|altwee|zombili)\b/

/** 'For my wife's car too', 'ook vir my vrou se kar', and nothing else: a car beside the one that all of this is for. Pure. */
export function addsAnotherCar(words: string): boolean {
  const plain = plainText(words)
    .replace(/[^a-z0-9']+/g, ' ')
    .trim()
  return plain.length <= LONGEST && added.test(plain) && further.some((one) => one.test(plain))
}
