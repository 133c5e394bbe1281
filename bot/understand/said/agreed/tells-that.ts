import { beginsWithYes } from '../../answers.ts'
import { tokensOf } from '../../shop-words.ts'

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Verbs of passing on what was read back, in the six languages. */
const telling = wordsOf(
  `tell send say pass let inform message reply give
  se sê vertel stuur laat gee antwoord
  tshela mtshele batshele xelela mxelele baxelele thumela mthumelele thumelele azisa mazise
  bolella mmolelle romela romele romelle raya itsise jwetsa mojwetse`,
)
const asking = wordsOf('ask vra buza mbuze bebuze botsa mmotse mmotsise')
/** What stands beside them: agreement, courtesy, and whoever is spoken of without a name. */
const beside = wordsOf(
  `yes yep yeah yup yah ya yebo ja jip yebo ewe ee eya ok okay k sure right fine good please pls plz asb asseblief go ahead and then now so just exactly
  it this that them her him to the customer client driver lady guy on know for me as is thanks thank you
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
  return (
    said.length <= MAX_WORDS &&
    said.some(passes) &&
    said.every((word) => passes(word) || beside.has(word)) &&
    (!isAct || beginsWithYes(words))
  )
}
