import { maskWords } from '../understanding/mask-words.ts'
import { restOfName } from '../understanding/name-words.ts'

/** What somebody called a car. */
export type NamedVehicle = { make?: string | undefined; model?: string | undefined; year?: number | undefined }

const MOST_WORDS = 4
/** 'Huracan', 'X-Trail', 'CX-5', '3': as models are called. */
const modelWord = /^(?=[\p{L}\d])[\p{L}\d.+-]{1,14}$/u

/**
 * What may be kept of a car that we do not know, by nobody: its make, if there is such a make, its model if it is
 * called like one, and its year. Words that may be somebody's name, number or plate are no car. Undefined without
 * a make.
 */
export function vehicleWords(
  { make, model, year }: NamedVehicle,
  isMake: (name: string) => boolean,
): { make: string; model?: string; year?: number } | undefined {
  if (!make || !isMake(make.trim().toLowerCase())) return undefined
  const words = (model ?? '').trim().split(/\s+/).filter(Boolean)
  const said = words.join(' ')
  const isModel =
    said !== '' &&
    words.length <= MOST_WORDS &&
    words.every((word) => modelWord.test(word) && !restOfName.has(word.toLowerCase())) &&
    maskWords(said.toLowerCase()) === said.toLowerCase()
  return { make: make.trim(), ...(isModel && { model: said }), ...(year !== undefined && { year }) }
}
