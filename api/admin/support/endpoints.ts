import changeSupport from './change-support.ts'
import listSuggestions from './list-suggestions.ts'
import listSupport from './list-support.ts'
import settleSuggestion from './settle-suggestion.ts'
import showSupport from './show-support.ts'

export const supportEndpoints = [listSupport, showSupport, changeSupport, listSuggestions, settleSuggestion]
