import type { Evidence } from '../evidence.ts'
import type { Intent } from '../types.ts'

/** The first rule that holds decides; the order of the rules is their certainty. */
export interface IntentRule {
  intent: Intent
  name: string
  when(evidence: Evidence): boolean
}
