import { Plus, X } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import type { TypedLine } from './typed-work.ts'

type Props = {
  lines: readonly TypedLine[] | undefined
  /** The lines that hold now. */
  before: readonly TypedLine[]
  onType(lines: readonly TypedLine[] | undefined): void
}

/** The lines of the price as the shop types them, instead of those that follow from tyres, number and work. */
export function LineFields({ lines, before, onType }: Props) {
  if (!lines)
    return (
      <Button look="link" className="justify-self-start" onClick={() => onType(before)}>
        Type the lines of the price
      </Button>
    )
  const change = (at: number, part: Partial<TypedLine>) =>
    onType(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">Lines of the price</legend>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own while it is typed
        <div key={at} className="grid grid-cols-[1fr_4rem_6rem_2.75rem] items-end gap-2">
          <TextField
            label="What"
            value={line.name}
            maxLength={60}
            readOnly={line.what !== 'other'}
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <TextField
            label="Number"
            inputMode="numeric"
            value={line.quantity}
            onChange={({ target }) => change(at, { quantity: target.value })}
          />
          <TextField
            label="Each (R)"
            inputMode="decimal"
            value={line.each}
            onChange={({ target }) => change(at, { each: target.value })}
          />
          <Button
            aria-label={`Remove line ${at + 1}`}
            look="icon"
            onClick={() => onType(lines.filter((_, index) => index !== at))}
          >
            <X aria-hidden size={18} />
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => onType([...lines, { what: 'other', name: '', quantity: '1', each: '' }])}>
          <Plus aria-hidden size={18} /> Add a line
        </Button>
        <Button look="quiet" onClick={() => onType(undefined)}>
          Compute the lines
        </Button>
      </div>
    </fieldset>
  )
}
