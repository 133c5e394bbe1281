import { Paperclip } from 'lucide-react'
import { acceptedFiles } from '#core/rules/files/files.ts'

export const AttachButton = ({ onChoose }: { onChoose(files: readonly File[]): void }) => (
  <label className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-xl text-ink-soft focus-within:outline-3 focus-within:outline-(--focus) hover:bg-sunk">
    <Paperclip aria-hidden size={22} />
    <input
      type="file"
      multiple
      aria-label="Attach photos, a PDF or a voice note"
      accept={acceptedFiles}
      className="sr-only"
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        target.value = ''
      }}
    />
  </label>
)
