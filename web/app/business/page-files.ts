import type { PageFile } from '../page-file.ts'

/** The seller's pages, by their files. */
export const businessFiles = import.meta.glob<PageFile>('../pages/business/*.tsx')
