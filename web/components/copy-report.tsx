import { useState } from 'react'
import { impersonal, keptEntries } from '../lib/device/diagnostics.ts'
import { Button } from './ui/button.tsx'

const MAX_TOLD = 20

/** The report for support: the last events, the error's id and the browser. */
export const report = (errorId: string): string =>
  [
    `Error ${errorId} at ${new Date().toISOString()}`,
    `Page ${impersonal(window.location.pathname)}`,
    navigator.userAgent,
    ...keptEntries()
      .slice(-MAX_TOLD)
      .map(({ at, what }) => `${at} ${what}`),
  ].join('\n')

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
