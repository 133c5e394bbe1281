import type { Endpoint } from '../../route.ts'
import corpus from './corpus.ts'
import detail from './detail.ts'
import judge from './judge.ts'
import list from './list.ts'

/** What people said and the bot did not understand. */
export const understandingEndpoints: readonly Endpoint[] = [list, corpus, detail, judge]
