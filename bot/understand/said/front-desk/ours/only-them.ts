import { plain, tokensOf } from '../../../shop-words.ts'
import { nameIn } from '../../../stated/called.ts'

/** 'Only Nel', 'yes to Nel only': who alone is meant. Pure. */

const only: ReadonlySet<string> = new Set('only just net slegs alleen kuphela qha fela feela alone'.split(' '))
const beside: ReadonlySet<string> = new Set(
  'yes ja yebo yep ok okay no nee but maar mara kodwa and en please pls asb to for vir aan send stuur do doen confirm bevestig it dit that the one die een tell confirmed'.split(
    ' ',
  ),
)

/** The words without 'only', if they say no more than whom, and a yes at most; undefined for all others. */
export function onlyThem(words: string, called: ReadonlySet<string>): string | undefined {
  const tokens = tokensOf(words)
  const isName = (token: string): boolean => nameIn(token, called) !== undefined
  const isAlone =
    tokens.some((token) => only.has(token)) &&
    tokens.some(isName) &&
    tokens.every((token) => only.has(token) || beside.has(token) || isName(token) || token.length === 1)
  if (!isAlone) return undefined
  const names = tokens.filter((token) => isName(token) || token.length === 1)
  return [...(tokens.some((token) => agrees.has(token)) ? ['yes'] : []), ...names].join(' ')
}
const agrees: ReadonlySet<string> = new Set('yes ja yebo yep ok okay confirm confirmed bevestig'.split(' '))

const wrong =
  /^\W*(?:(?:sorry|oops|eish|ag|no|nee|jammer|uxolo|shit|wait|hold on|that|this|it|dit|dis|daai|was|is|the|die|my|i made a|sent to the|to the|a)[\s,!.'’]{1,3}s?\s?){0,6}(?:wrong|verkeerd\w{0,2}|fout|mistake|iphutha|phoso|error)(?: (?:one|een|person|persoon|customer|kli[eë]nt|client|guy|chat|number|message|button|man|mens|name|naam|booking|bespreking|price|prys|that|dit|sorry|jammer|eish|my bad|oops))*\W*$/

/** 'Sorry, wrong', 'wrong one', and nothing else: what went out last was not meant. */
export const saysWrong = (words: string): boolean => words.length <= 60 && wrong.test(plain(words))
