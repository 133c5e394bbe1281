import { useState } from 'react'
import { report } from '../lib/device/report.ts'
import { Button } from './ui/button.tsx'

/** Where the browser refuses the clipboard, the report is shown to be copied by hand. */
export default function CopyReport({ id }: { id: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'by hand'>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report(id))
      setState('copied')
    } catch {
      setState('by hand')
    }
  }
  return (
    <div className="mt-6">
      <p className="text-ink-soft text-sm">
        If you ask us for help, send this report along. It says what the page did, and nothing about you.
      </p>
      <Button look="quiet" className="mt-2" onClick={() => void copy()}>
        {state === 'copied' ? 'Report copied' : 'Copy report'}
      </Button>
      {state === 'by hand' && (
        <textarea readOnly aria-label="Report" className="mt-2 h-40 w-full border p-2 text-sm" value={report(id)} />
      )}
    </div>
  )
}
