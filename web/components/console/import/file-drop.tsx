import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

type Props = {
  /** What the file is: 'Price list'. */
  name: string
  /** Said where a file can be dropped. */
  drop: string
  isBusy: boolean
  onFile(file: File | undefined): void
}

/** A CSV or Excel file, dropped or chosen. */
export function FileDrop({ name, drop, isBusy, onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const over = (event: DragEvent, on: boolean) => {
    event.preventDefault()
    setIsOver(on)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is the one for all
    <div
      className={`grid justify-items-center gap-3 rounded-xl border-2 border-dashed px-4 py-10 text-center ${isOver ? 'border-accent bg-accent-wash' : 'border-line-strong'}`}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false)
        onFile(event.dataTransfer.files[0])
      }}
    >
      <FileUp aria-hidden size={32} className="text-ink-soft" />
      <p className="font-semibold max-md:hidden">{drop}</p>
      <input
        ref={input}
        type="file"
        aria-label={name}
        accept=".csv,.xlsx,.txt,text/csv"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
      <Button look="primary" busy={isBusy && 'Reading...'} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </div>
  )
}
