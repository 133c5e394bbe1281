import type { Endpoint } from '../../route.ts'
import change from './change.ts'
import content from './content.ts'
import legalTexts from './legal-texts.ts'
import publishLegal from './publish-legal.ts'

/** What the website says of the product, and its legal texts. */
export const contentEndpoints: readonly Endpoint[] = [content, change, legalTexts, publishLegal]
