import type { DocumentKind } from '#core/contracts/seller/joining.ts'
import { MAX_FILE_BYTES } from '#core/rules/files/files.ts'
import { DOCUMENT_TYPES, documentSays, LOGO_BYTES, LOGO_TYPES, logoSays } from '#core/rules/shops/uploads.ts'

/** What goes with an application beside words. */
export type ApplicationFiles = { logo?: File | undefined } & { [Kind in DocumentKind]?: File | undefined }

/** What is wrong with a logo; the server looks at its content as well. */
export const logoProblem = ({ type, size }: File): string | undefined =>
  LOGO_TYPES.includes(type) ? (size >= LOGO_BYTES ? logoSays.size : undefined) : logoSays.type

export const documentProblem = ({ type, size }: File): string | undefined =>
  DOCUMENT_TYPES.includes(type) ? (size > MAX_FILE_BYTES ? documentSays.size : undefined) : documentSays.type
