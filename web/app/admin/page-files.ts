import type { PageFile } from '../page-file.ts'

/** The admins' pages, by their files. */
export const adminFiles = import.meta.glob<PageFile>('../pages/admin/*.tsx')
