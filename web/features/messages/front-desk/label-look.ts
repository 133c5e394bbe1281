import type { LabelColor } from '#core/contracts/messages/inbox.ts'

/** How a label looks in its colour. */
export const labelLook: Record<LabelColor, string> = {
  accent: 'bg-accent-wash text-accent-ink',
  verified: 'bg-verified-wash text-verified',
  danger: 'bg-danger-wash text-danger',
  link: 'bg-sunk text-link',
  ink: 'bg-sunk text-ink',
}

/** The colours with their names. */
export const labelColors: readonly (readonly [LabelColor, string])[] = [
  ['accent', 'Amber'],
  ['verified', 'Blue-green'],
  ['danger', 'Red'],
  ['link', 'Blue'],
  ['ink', 'Grey'],
]
