import type { Label } from '#core/contracts/messages/inbox.ts'
import { labelLook } from './label-look.ts'

export const LabelChip = ({ label: { name, color } }: { label: Pick<Label, 'name' | 'color'> }) => (
  <span className={`max-w-32 truncate rounded-full px-2 font-semibold text-xs leading-5 ${labelLook[color]}`}>
    {name}
  </span>
)
