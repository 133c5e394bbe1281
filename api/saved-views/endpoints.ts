import type { Endpoint } from '../route.ts'
import removeView from './remove-view.ts'
import renameView from './rename-view.ts'
import saveView from './save-view.ts'
import savedViews from './saved-views.ts'

/** What each member of a shop keeps for itself of its lists. */
export const savedViewEndpoints: readonly Endpoint[] = [savedViews, saveView, renameView, removeView]
