import { createContext, useContext } from 'react'
import type { ThreadRef } from '../thread-ref.ts'

/** The address of the conversation's files, for what shows and adds them. */
const Place = createContext<string | undefined>(undefined)
export const FilesPlace = Place.Provider
export const useFilesPlace = (): string | undefined => useContext(Place)

export const filesPlace = (of: ThreadRef): string =>
  'token' in of ? `/api/guest-threads/${encodeURIComponent(of.token)}/files` : `/api/threads/${of.id}/files`
