import { Copy } from 'lucide-react'
import { useId } from 'react'
import { field } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { toast } from '../../../lib/toast.ts'

type Props = { label: string; value: string; lines?: number }

/** Words to take along, with a button that copies them; without a clipboard they are selected. */
export function CopyField({ label, value, lines }: Props) {
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast({ type: 'success', title: `${label}: copied` })
    } catch {
      const shown = document.getElementById(id)
      if (shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement) shown.select()
      toast({ type: 'info', title: 'Your browser does not let us copy. The words are selected.' })
    }
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        {lines ? (
          <textarea
            id={id}
            readOnly
            rows={lines}
            value={value}
            className={`${field} grow basis-60 py-2 font-mono text-sm!`}
          />
        ) : (
          <input id={id} readOnly value={value} className={`${field} w-auto! min-w-0 grow basis-60`} />
        )}
        <Button aria-label={`Copy: ${label}`} look="quiet" className="self-start" onClick={() => void copy()}>
          <Copy aria-hidden size={18} /> Copy
        </Button>
      </div>
    </div>
  )
}
