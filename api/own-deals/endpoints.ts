import type { Endpoint } from '../route.ts'
import change from './change.ts'
import create from './create.ts'
import list from './list.ts'
import preview from './preview.ts'
import remove from './remove.ts'
import tyres from './tyres.ts'

/** What the members of a shop do with its deals. */
export const ownDealsEndpoints: readonly Endpoint[] = [list, create, change, remove, tyres, preview]
