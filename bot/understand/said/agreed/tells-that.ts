import { beginsWithYes } from '../../answers.ts'
import { tokensOf } from '../../shop-words.ts'

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Verbs of passing on what was read back, in the six languages. */
const telling = wordsOf(
  `tell send say pass let inform
  se sê vertel stuur laat
  tshela mtshele batshele xelela mxelele baxelele thumela mthumelele thumelele azisa mazise
  bolella mmolelle romela romele romelle raya itsise jwetsa mojwetse`,
)
const asking = wordsOf('ask vra buza mbuze bebuze botsa mmotse mmotsise')
/** These order it by themselves; the others alone may begin something else. */
const alone = wordsOf('send stuur thumela romela')
/** What these mean without the word that follows is something else: 'pass' and 'let it go' drop it. */
const needed: ReadonlyMap<string, string> = new Map([
  ['let', 'know'],
  ['laat', 'weet'],
  ['pass', 'on'],
  ['go', 'ahead'],
])
/** What stands beside them: agreement, courtesy, and whoever is spoken of without a name. */
const beside = wordsOf(
  `yes yep yeah yup yah ya yebo ja jip ewe ee eya ok okay k sure right fine good please pls plz asb asseblief go ahead and then now so just exactly
  it this that them her him to the customer client driver lady guy on know for as is thanks thank you
  weet vir aan hom haar hulle dit nou maar net die klient kliënt bestuurder vrou man en
  yena bona lokho lokhu sena hona ba mo ho ngicela ndicela ka`,
)
const MAX_WORDS = 12

/**
 * 'Yes, tell her', 'stuur dit': orders to pass on what was read back, and names nobody and nothing else. Where more than
 * words is read back (`isAct`), only with a yes before it. Pure.
 */
export function tellsThat(words: string, isAct = false): boolean {
  const said = tokensOf(words)
  const passes = (word: string): boolean => telling.has(word) || (!isAct && asking.has(word))
  const [only, second] = said
  if (only !== undefined && second === undefined) return alone.has(only) && !isAct
  return (
    said.length <= MAX_WORDS &&
    said.every((word) => said.includes(needed.get(word) ?? word)) &&
    said.some(passes) &&
    said.every((word) => passes(word) || beside.has(word)) &&
    (!isAct || beginsWithYes(words))
  )
}
