import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { toast } from '#web/lib/toast.ts'
import { PRICE_OR_QUANTITY } from './reads.ts'

type Props = {
  /** What it is, and of which tyre: 'Price of Michelin Primacy 4 205/55R16'. */
  label: string
  value: number
  /** As it is shown, and as it is typed. */
  shown: ReactNode
  typed: string
  inputMode: 'decimal' | 'numeric'
  /** Undefined for what is no such number. */
  read(text: string): number | undefined
  /** Ends when the server has it. */
  save(value: number): Promise<unknown>
}

/** A figure of a row that is changed where it stands: a tap opens it, Enter keeps it, Escape leaves it as it was. */
export function InlineNumber(props: Props) {
  const { label, value, shown, typed, inputMode, read, save } = props
  const [text, setText] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const keep = () => {
    if (text === undefined) return
    const next = text.trim() === typed ? value : read(text)
    if (next === undefined) return toast({ type: 'error', title: PRICE_OR_QUANTITY })
    setText(undefined)
    if (next === value) return
    setIsSaving(true)
    void save(next).finally(() => setIsSaving(false))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep()
    if (event.key === 'Escape') {
      event.stopPropagation()
      setText(undefined)
    }
  }
  if (text === undefined)
    return (
      <Button
        disabled={isSaving}
        className={`-mx-2 inline-flex min-h-9 items-center rounded-lg px-2 tabular-nums hover:bg-accent-wash pointer-coarse:min-h-11 ${isSaving ? 'animate-pulse' : ''}`}
        onClick={() => setText(typed)}
      >
        {shown}
        <span className="sr-only">, change {label}</span>
      </Button>
    )
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
      autoFocus
      aria-label={label}
      inputMode={inputMode}
      className="h-9 w-28 rounded-lg border border-line-strong bg-surface px-2 text-right tabular-nums pointer-coarse:h-11"
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  )
}
