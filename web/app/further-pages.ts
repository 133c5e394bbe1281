import type { PageFile } from './page-file.ts'

/** The pages outside of the consoles that few people come to first, by their files. */
export const furtherPages = import.meta.glob<PageFile>([
  './pages/**/*.tsx',
  '!./pages/{home,search-results,shop,directory}.tsx',
  '!./pages/business/**',
  '!./pages/admin/**',
])
