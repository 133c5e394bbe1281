import { Refusal } from '../../errors.ts'
import { MOST_BYTES_A_DAY, MOST_FILE_BYTES } from '../../rules/files/files.ts'

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

export const fileNotFound = () => new Refusal('FILE_NOT_FOUND', 'There is no such file', 404)
export const fileTooLarge = () =>
  new Refusal('FILE_TOO_LARGE', `A file can be up to ${megabytes(MOST_FILE_BYTES)} MB`, 413)
export const fileKindRefused = () =>
  new Refusal('FILE_KIND_REFUSED', 'Only pictures (JPEG, PNG, WebP), PDF documents and voice notes can be sent', 415)
export const tooManyBytes = () =>
  new Refusal('TOO_MANY_FILES', `At most ${megabytes(MOST_BYTES_A_DAY)} MB can be sent in a day`, 429)
