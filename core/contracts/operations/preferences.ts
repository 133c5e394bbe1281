import { ChangePreferences, PreferencesView } from '../preferences.ts'
import { Problem } from '../problem.ts'
import type { Operations } from './operation.ts'

export const preferencesOperations = {
  'GET /preferences': { responses: { 200: PreferencesView } },
  'PATCH /preferences': { body: ChangePreferences, responses: { 200: PreferencesView, 409: Problem } },
} satisfies Operations
