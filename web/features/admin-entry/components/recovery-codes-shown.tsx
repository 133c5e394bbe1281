import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '#web/components/console/download.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField } from '#web/components/ui/field.tsx'
import { toast } from '#web/lib/toast.ts'

/** Recovery codes, which are shown once: kept on paper or in a password manager before the page goes on. */
export function RecoveryCodesShown({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const [isKept, setIsKept] = useState(false)
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ type: 'success', title: 'Copied' }),
      () => toast({ type: 'error', title: 'Could not copy. Please write them down.' }),
    )
  return (
    <div className="grid gap-4">
      <p>
        Each of these signs you in once, beside your password, if your phone is gone. They are shown only now: keep them
        on paper or in a password manager, not on this phone.
      </p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-xl bg-sunk p-4 font-mono font-semibold min-[420px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button look="quiet" onClick={() => void copy()}>
          <Copy aria-hidden size={18} /> Copy
        </Button>
        <Button look="quiet" onClick={() => download('spoor-recovery-codes.txt', 'text/plain', `${text}\n`)}>
          <Download aria-hidden size={18} /> Download
        </Button>
      </div>
      <CheckField label="I have kept them" checked={isKept} onChange={({ target }) => setIsKept(target.checked)} />
      <Button look="primary" disabled={!isKept} onClick={onKept}>
        Continue
      </Button>
    </div>
  )
}
