import { Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { acceptedFiles } from '#core/rules/files/files.ts'
import { quietButton } from '../styles.ts'

const icon =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-xl text-ink-soft hover:bg-sunk focus-within:outline-3 focus-within:outline-(--focus)'
const worded = `${quietButton} cursor-pointer focus-within:outline-3 focus-within:outline-(--focus)`

type Props = { onChoose(files: readonly File[]): void; accept?: string; children?: ReactNode }

/** `children` are its words; without them it is a paper clip. */
export const AttachButton = ({ onChoose, accept = acceptedFiles, children }: Props) => (
  <label className={children ? worded : icon}>
    {children ?? <Paperclip aria-hidden size={22} />}
    <input
      type="file"
      multiple
      {...(!children && { 'aria-label': 'Attach photos, a PDF or a voice note' })}
      accept={accept}
      className="sr-only"
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        target.value = ''
      }}
    />
  </label>
)
