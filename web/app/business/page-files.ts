import type { PageFile } from '../page-files.ts'

/** The seller's pages, by their files. */
export const businessFiles = import.meta.glob<PageFile>('../pages/business/*.tsx')
