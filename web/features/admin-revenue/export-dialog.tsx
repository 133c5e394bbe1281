import { Download } from 'lucide-react'
import { useState } from 'react'
import { localDate } from '#core/rules/time/time.ts'
import { quietButton } from '#web/components/styles.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { SelectField } from '#web/components/ui/field.tsx'
import { monthsUpTo, monthWords } from './words.ts'

const MONTHS = 24

/** Lists for the bookkeeper, of a month or of several. */
export function ExportDialog({ onClose }: { onClose(): void }) {
  const months = monthsUpTo(localDate(new Date()), MONTHS)
  const [from, setFrom] = useState(months[0] ?? '')
  const [to, setTo] = useState(months[0] ?? '')
  const span = new URLSearchParams(from <= to ? { from, to } : { from: to, to: from })
  const choices = months.map((one) => (
    <option key={one} value={one}>
      {monthWords(one)}
    </option>
  ))
  return (
    <Dialog open onClose={onClose} title="Export as CSV" description="For the bookkeeper, up to 24 months at a time">
      <div className="grid grid-cols-2 gap-3">
        <SelectField label="From" value={from} onChange={({ target }) => setFrom(target.value)}>
          {choices}
        </SelectField>
        <SelectField label="To" value={to} onChange={({ target }) => setTo(target.value)}>
          {choices}
        </SelectField>
        <a href={`/api/admin/revenue/invoices.csv?${span}`} download className={quietButton}>
          <Download aria-hidden size={18} /> Invoices
        </a>
        <a href={`/api/admin/revenue/payments.csv?${span}`} download className={quietButton}>
          <Download aria-hidden size={18} /> Payments
        </a>
      </div>
    </Dialog>
  )
}
