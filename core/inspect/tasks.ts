import { encodeImage } from './encode-image.ts'
import { readFileContent } from './file-content.ts'
import { pictureFacts } from './picture-facts.ts'
import { sheetOf } from './sheet.ts'
import { squareImage } from './square-image.ts'

/** What a child can do with a file. Nothing else looks into files that somebody sent. */
export const tasks = {
  content: readFileContent,
  encode: encodeImage,
  facts: pictureFacts,
  sheet: sheetOf,
  square: squareImage,
}
