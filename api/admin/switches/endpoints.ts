import type { Endpoint } from '../../route.ts'
import listSwitches from './list.ts'
import resume from './resume.ts'
import stop from './stop.ts'

export const switchesEndpoints: readonly Endpoint[] = [listSwitches, stop, resume]
