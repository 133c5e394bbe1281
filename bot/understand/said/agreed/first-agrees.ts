import { statedIn } from '../../stated/stated.ts'
import { sentencesOf } from '../front-desk/sentences.ts'
import { doubtsIn, people } from './doubts.ts'

/**
 * 'Take them. Two children here, they must hurry': the first sentence agrees, and what follows takes nothing back, asks
 * nothing and names no day, hour, sum or number but of people. `agrees` says of the first sentence whether it does.
 */
export function agreesFirst(text: string, now: Date, agrees: (sentence: string) => boolean): boolean {
  const [first, ...others] = sentencesOf(text)
  if (!first || others.length === 0 || !agrees(first)) return false
  const rest = others.join(' ')
  const { dates, times, amounts, sizes, brands, tyres, window, figures } = statedIn(rest.replace(people, ' '), { now })
  const facts = [dates, times, amounts, sizes, brands, figures]
  const isNamed = tyres !== undefined || window || facts.some(({ length }) => length > 0)
  return !isNamed && doubtsIn(rest).size === 0
}
