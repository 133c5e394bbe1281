import { createContext, useContext } from 'react'
import type { FileView } from '#core/contracts/threads/messages.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { sendBytes } from '#web/lib/api/send-bytes.ts'

/** Whose files: those of a conversation, of a guest's by its link, or of one that is only being begun. */
export type FilesOf = { id: string } | { token: string } | 'loose'

/** For what shows and adds files. */
const Place = createContext<FilesOf | undefined>(undefined)
export const FilesPlace = Place.Provider
export const useFilesPlace = (): FilesOf | undefined => useContext(Place)

/** Where the content of a file is. */
export function fileAddress(of: FilesOf, file: string, query: { form?: 'small'; save?: '1' } = {}): string {
  if (of === 'loose') return addressOf('GET /loose-files/:file', { params: { file }, query })
  if ('token' in of)
    return addressOf('GET /guest-threads/:token/files/:file', { params: { token: of.token, file }, query })
  return addressOf('GET /threads/:id/files/:file', { params: { id: of.id, file }, query })
}

type Options = Parameters<typeof sendBytes>[2]

/** Puts a file there; says how much of it has gone out. Throws ApiError. */
export function sendFile(of: FilesOf, file: File, options: Options): Promise<FileView> {
  const sent = { query: { name: file.name }, file }
  if (of === 'loose') return sendBytes('POST /loose-files', sent, options)
  if ('token' in of)
    return sendBytes('POST /guest-threads/:token/files', { params: { token: of.token }, ...sent }, options)
  return sendBytes('POST /threads/:id/files', { params: { id: of.id }, ...sent }, options)
}
