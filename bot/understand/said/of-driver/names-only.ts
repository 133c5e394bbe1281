import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 80
/** What points, wishes, is polite or insists, and says nothing else of what is named. */
const beside: ReadonlySet<string> = new Set(
  `the that this a an die daardie hierdie dit le lena leyo eo it its is dis one ones een eens tyre tyres tire tires bande band set stel
  i im ill id we ek ons me my want wanted wnt need like would will take have give gee vat neem wil soek kies choose pick prefer with go for vir
  ngifuna ngithanda ngicela ndifuna ndicela ngikhetha ngithatha ke re nka batla tsaya rata
  obviously clearly definitely certainly ofcourse of course sure surely natuurlik verseker beslis duidelik vanselfsprekend phela impela ruri duh lol hmm hm mmm mm um uhm eh oh ah back terug
  ok okay k yes ja yebo no nee nah hayi cha please pls plz asb asseblief thanks dankie man bru bra boet bro hey eish ag sorry wag wait then dan so
  actually eintlik rather liewer eerder instead meant mean bedoel bedoelde said se hoor mos tog of s n e i u o`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether the words name that and say nothing else: 'the Kumho obviously', 'ngifuna iKumho', 'Kumho man'. Pure. */
export function namesOnly(words: string, name: string): boolean {
  if (words.length > LONGEST || words.includes('?')) return false
  const named = plainText(name).split(/[^a-z0-9]+/)
  const left = plainText(words)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !beside.has(word))
  const isOfName = (word: string): boolean =>
    named.some(
      (part) => word === part || word === `${part}s` || (word.endsWith(part) && word.length <= part.length + 3),
    )
  return left.length > 0 && left.every(isOfName) && left.length <= named.length
}
