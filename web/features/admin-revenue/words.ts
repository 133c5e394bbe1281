import type { BankLineOutcome, InvoiceRow, PaymentView, ReminderStage } from '#core/contracts/admin/revenue.ts'
import type { Tone } from '#web/components/console/badge.tsx'
import { dateWords } from '#web/lib/dates.ts'

export const states: Record<InvoiceRow['state'], { name: string; tone: Tone }> = {
  open: { name: 'Open', tone: 'quiet' },
  part_paid: { name: 'Part paid', tone: 'warning' },
  paid: { name: 'Paid', tone: 'good' },
  overdue: { name: 'Overdue', tone: 'bad' },
  credited: { name: 'Credited', tone: 'calm' },
}

export const methods: Record<PaymentView['method'], string> = { eft: 'EFT', cash: 'Cash', other: 'Other' }

export const reminders: Record<ReminderStage, string> = {
  issued: 'Told of the invoice',
  before: 'Reminded before it was due',
  after: 'Reminded on the day after',
  late: 'Reminded after 14 days',
  by_hand: 'Reminded by hand',
}

export const fates: Record<BankLineOutcome, { name: string; tone: Tone }> = {
  pays: { name: 'Pays it', tone: 'good' },
  part: { name: 'Pays a part', tone: 'warning' },
  over: { name: 'Pays too much', tone: 'warning' },
  settled: { name: 'Already paid', tone: 'quiet' },
  credited: { name: 'Was credited', tone: 'quiet' },
  recorded: { name: 'Already recorded', tone: 'quiet' },
  unknown: { name: 'No invoice', tone: 'bad' },
  unreadable: { name: 'Cannot be read', tone: 'bad' },
}

/** 'November 2026' of 2026-11. */
export const monthWords = (month: string): string => dateWords(`${month}-01`).replace('1 ', '')

/** 'Nov 2026' of 2026-11. */
export const shortMonth = (month: string): string => monthWords(month).replace(/^(\w{3})\w*/, '$1')
/** '15 Nov 2026' of 2026-11-15. */
export const shortDate = (day: string): string => `${Number(day.slice(8))} ${shortMonth(day.slice(0, 7))}`

/** The months up to that day's, the newest first: 2026-11. */
export function monthsUpTo(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, ago) => {
    const at = year * 12 + month - 1 - ago
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** '499' or '499.50', as a field holds it. */
export const randText = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

/** Cents of what a field of rand holds; undefined while it is empty or no number. */
export function centsOf(text: string): number | undefined {
  const rand = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(rand) ? undefined : Math.round(rand * 100)
}
