import { useState } from 'react'
import type { BankPreview } from '#core/contracts/admin/revenue.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { linkLook } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextAreaField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { CHANGED } from './payment-form.tsx'
import { fates } from './words.ts'

const HELP = 'One payment a line: date, words with the invoice number, amount. A CSV file of the bank fits as it is.'

/** Lines of the bank's statement, matched by the invoice number in them; shown before anything is recorded. */
export function BankDialog({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('')
  const previewing = useAdminSend('POST /admin/revenue/bank-lines/preview')
  return (
    <Dialog open wide onClose={onClose} title="Record bank lines" description={HELP}>
      {previewing.data ? (
        <Preview text={text} preview={previewing.data} onBack={previewing.reset} onClose={onClose} />
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            previewing.mutate({ body: { text } })
          }}
        >
          <PasteFields text={text} onText={setText} error={previewing.error} />
          <Button
            type="submit"
            look="primary"
            disabled={text.trim() === ''}
            busy={previewing.isPending && 'Reading...'}
          >
            Preview
          </Button>
        </form>
      )}
    </Dialog>
  )
}

type PasteProps = { text: string; onText(text: string): void; error: ApiError | null }

function PasteFields({ text, onText, error }: PasteProps) {
  const take = async (file: File | undefined) => {
    if (file) onText(await file.text())
  }
  return (
    <>
      <TextAreaField
        label="Lines of the bank"
        rows={8}
        spellCheck={false}
        placeholder="2026-11-12, EFT SP-2026-00001, 499.00"
        error={error?.fields.text}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <label className={`${linkLook} flex min-h-11 w-fit cursor-pointer items-center`}>
        Take them from a CSV file
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="sr-only"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {error && !error.fields.text && <Notice tone="error">{error.message}</Notice>}
    </>
  )
}

type PreviewProps = { text: string; preview: BankPreview; onBack(): void; onClose(): void }

function Preview({ text, preview, onBack, onClose }: PreviewProps) {
  const { records, cents } = preview
  const recording = useAdminSend('POST /admin/revenue/bank-lines', {
    invalidates: CHANGED,
    onDone: () => {
      toast({ type: 'success', title: `${paymentsIn(records)} recorded, ${formatRandExact(cents)} in all` })
      onClose()
    },
  })
  return (
    <div className="grid gap-4">
      <Lines preview={preview} />
      {recording.error && <Notice tone="error">{recording.error.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          disabled={records === 0}
          busy={recording.isPending && 'Recording...'}
          onClick={() => recording.mutate({ body: { text, records, cents } })}
        >
          {`Record ${paymentsIn(records)}, ${formatRandExact(cents)}`}
        </Button>
        <Button look="quiet" onClick={onBack}>
          Change the lines
        </Button>
      </div>
    </div>
  )
}

const paymentsIn = (count: number): string => (count === 1 ? '1 payment' : `${count} payments`)

const Lines = ({ preview }: { preview: BankPreview }) => (
  <ul className="divide-y divide-line" aria-label="What becomes of each line">
    {preview.lines.map(({ line, text, fate, amountCents, invoice }) => (
      <li key={line} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 py-2">
        <p className="min-w-0 break-words font-medium">
          {invoice ? `${invoice.number}, ${invoice.shop}` : `Line ${line}`}
        </p>
        <p className="text-right tabular-nums">{amountCents === null ? '' : formatRandExact(amountCents)}</p>
        <p className="min-w-0 break-words text-ink-soft text-sm">{text}</p>
        <p className="text-right">
          <Badge tone={fates[fate].tone}>{fates[fate].name}</Badge>
        </p>
      </li>
    ))}
  </ul>
)
