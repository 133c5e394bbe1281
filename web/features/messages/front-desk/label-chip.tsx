import type { Label } from '#core/contracts/messages/inbox.ts'
import { labelLook } from './label-look.ts'

export const LabelChip = ({ label: { name, color } }: { label: Pick<Label, 'name' | 'color'> }) => (
  <span
    className={`max-w-32 truncate rounded-full px-2 ring-1 ring-line-strong ring-inset font-semibold text-xs leading-5 ${labelLook[color]}`}
  >
    {name}
  </span>
)
