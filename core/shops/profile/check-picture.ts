import { inspect } from '../../inspect/inspect.ts'
import { gallerySays, isLogoSize, logoProblem, logoSays, pictureProblem } from '../../rules/files/shop-pictures.ts'
import { pictureRefused } from '../refusals.ts'

/** JPG or PNG by its content, under 1 MB, exactly 600 x 600. Throws PICTURE_REFUSED with the specified words. */
export async function checkLogo(bytes: Uint8Array): Promise<void> {
  const facts = await factsOf(bytes)
  const problem = logoProblem({ type: facts.type, size: bytes.byteLength })
  if (problem) throw pictureRefused(problem)
  if (!('width' in facts)) throw pictureRefused(logoSays.invalid)
  if (!isLogoSize(facts)) throw pictureRefused(logoSays.dimensions(facts.width, facts.height))
}

/** JPEG, PNG or WebP by its content, 5 MB at most. Throws PICTURE_REFUSED with the specified words. */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  const facts = await factsOf(bytes)
  const problem = pictureProblem({ type: facts.type, size: bytes.byteLength })
  if (problem) throw pictureRefused(problem)
  if (!('width' in facts)) throw pictureRefused(gallerySays.invalid)
}

const factsOf = (bytes: Uint8Array) => inspect('facts', [bytes], () => ({ type: 'unknown' }))
