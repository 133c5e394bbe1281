import type { Endpoint } from '../route.ts'
import changeImport from './change-import.ts'
import confirmImport from './confirm-import.ts'
import { stockFileEndpoints } from './files.ts'
import stockImport from './import.ts'
import importRows from './import-rows.ts'

/** How a shop's stock comes from a file. */
export const importEndpoints: readonly Endpoint[] = [
  ...stockFileEndpoints,
  stockImport,
  changeImport,
  importRows,
  confirmImport,
]
