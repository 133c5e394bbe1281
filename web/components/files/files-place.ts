import { createContext, useContext } from 'react'

/** The address of the files of a conversation, for what shows and adds them. */
const Place = createContext<string | undefined>(undefined)
export const FilesPlace = Place.Provider
export const useFilesPlace = (): string | undefined => useContext(Place)

/** Where files wait for a conversation that is only being begun. */
export const LOOSE_FILES = '/api/loose-files'
