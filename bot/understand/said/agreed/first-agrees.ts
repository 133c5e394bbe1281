import { statedIn } from '../../stated/stated.ts'
import { sentencesOf } from '../counter/sentences.ts'
import { doubtsIn } from './doubts.ts'

/**
 * 'Take them. Two children here, they must hurry': the first sentence agrees, and what follows takes nothing back, asks
 * nothing and names no other hour, sum or number. `agrees` says of the first sentence whether it does.
 */
export function agreesFirst(text: string, now: Date, agrees: (sentence: string) => boolean): boolean {
  const [first, ...others] = sentencesOf(text)
  if (!first || others.length === 0 || !agrees(first)) return false
  const rest = others.join(' ')
  const { times, amounts, sizes, brands, tyres, window } = statedIn(rest, { now })
  const isNamed = tyres !== undefined || window || [times, amounts, sizes, brands].some(({ length }) => length > 0)
  return !isNamed && doubtsIn(rest).size === 0
}
