import type { waiting as waitingInEnglish } from '../../en/conversation/waiting.ts'
import type { Keys } from '../../sentences.ts'

export const waiting = {
  one: 'Vat jou tyd. {customer} se versoek wag tot {until} vir julle antwoord; dan verval dit en die kliënt hoor dit.',
  several:
    'Vat jou tyd. {count} versoeke wag vir julle antwoord, die eerste tot {until}; dan verval dit en die kliënt hoor dit.',
} as const satisfies Keys<typeof waitingInEnglish>
