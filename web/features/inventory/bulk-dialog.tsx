import { useEffect, useState } from 'react'
import type { Rounding, StockChange } from '#core/contracts/seller/change-stock.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { CheckField, SelectField, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import type { Chosen, StockActions } from './use-stock-actions.ts'

type Props = {
  shopId: string
  what: 'price' | 'quantity'
  chosen: Chosen
  actions: StockActions
  onClose(): void
  onDone(): void
}
type Way = 'percent' | 'rand' | 'set' | 'by'
type Form = { way: Way; amount: string; round: Rounding }

const ways = {
  price: [
    ['percent', 'By percent'],
    ['rand', 'By rand'],
  ],
  quantity: [
    ['set', 'To this many'],
    ['by', 'By this many'],
  ],
} as const
const roundings: readonly (readonly [Rounding, string])[] = [
  ['nine', 'To end in 9 (R 1 899)'],
  ['ten', 'To the nearest R 10'],
  ['rand', 'To the nearest rand'],
  ['none', 'Not at all'],
]

/** Undefined as long as no number stands there. */
function changeOf(what: Props['what'], { way, amount, round }: Form): StockChange | undefined {
  const plain = amount.replace(/\s/g, '').replace(',', '.')
  if (!/^[+-]?\d{1,6}(?:\.\d{1,2})?$/.test(plain)) return undefined
  const number = Number(plain)
  if (what === 'price') {
    if (way === 'rand') return { what, cents: Math.round(number * 100), round }
    return number >= -90 && number <= 500 ? { what, percent: number, round } : undefined
  }
  if (!Number.isInteger(number) || Math.abs(number) > 100_000) return undefined
  if (way === 'by') return { what, by: number }
  return number >= 0 ? { what, set: number } : undefined
}

/** Many prices or quantities at once; what would come of it is shown before it is done. */
export function BulkDialog({ shopId, what, chosen, actions, onClose, onDone }: Props) {
  const [form, setForm] = useState<Form>({ way: ways[what][0][0], amount: '', round: 'nine' })
  const { mutate, data, error, reset } = useSend('POST /shops/:shopId/listings/preview')
  const change = changeOf(what, form)
  const asked = JSON.stringify([chosen, change])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all of it
  useEffect(() => {
    if (change) mutate({ params: { shopId }, body: { chosen, change } })
    else reset()
  }, [asked, shopId])
  const [isRight, setIsRight] = useState<string>()
  const mayChange = data && data.changed > 0 && data.tooLow === 0 && (data.unlikely === 0 || isRight === asked)
  const isReady = change !== undefined && mayChange === true
  return (
    <Dialog
      open
      onClose={onClose}
      title={what === 'price' ? 'Change prices' : 'Change stock'}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="primary"
            disabled={!isReady || actions.isBusy}
            onClick={() =>
              change &&
              data &&
              actions.changeMany(
                chosen,
                change,
                { expected: data.chosen, priceIsRight: data.unlikely > 0 && isRight === asked },
                onDone,
              )
            }
          >
            Change {data && change ? data.changed : ''}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <ChangeFields what={what} form={form} onChange={(part) => setForm({ ...form, ...part })} />
        {error && <Notice tone="error">{error.message}</Notice>}
        {change && data && <Preview what={what} preview={data} />}
        {change && data && data.unlikely > 0 && (
          <Notice tone="warning">
            <p>{data.unlikely} would cost three times as much as now, or a third of it.</p>
            <CheckField
              label="These prices are right"
              checked={isRight === asked}
              onChange={({ target }) => setIsRight(target.checked ? asked : undefined)}
            />
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

type FieldsProps = { what: Props['what']; form: Form; onChange(part: Partial<Form>): void }

const ChangeFields = ({ what, form, onChange }: FieldsProps) => (
  <>
    <SelectField label="How" value={form.way} onChange={({ target }) => onChange({ way: target.value as Way })}>
      {ways[what].map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
    <TextField
      label="Amount"
      hint={form.way === 'set' ? '0 is sold out' : 'Below zero makes it less, such as -5'}
      autoComplete="off"
      value={form.amount}
      onChange={({ target }) => onChange({ amount: target.value })}
    />
    {what === 'price' && (
      <SelectField
        label="Round"
        value={form.round}
        onChange={({ target }) => onChange({ round: target.value as Rounding })}
      >
        {roundings.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    )}
  </>
)

type Preview = NonNullable<ReturnType<typeof useSend<'POST /shops/:shopId/listings/preview'>>['data']>

function Preview({ what, preview: { chosen, changed, tooLow, examples } }: { what: Props['what']; preview: Preview }) {
  const words = ({ priceCents, quantity }: { priceCents: number; quantity: number }) =>
    what === 'price' ? formatRandExact(priceCents) : String(quantity)
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold">
        {changed} of {chosen} change
      </p>
      {tooLow > 0 && <Notice tone="error">{tooLow} would cost nothing. Please take off less.</Notice>}
      <ul className="grid gap-1">
        {examples.map(({ id, brand, model, size, before, after }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3 border-line border-b py-1">
            <span>
              {brand} {model} {size}
            </span>
            <span className="tabular-nums">
              <s className="text-ink-soft">{words(before)}</s> {words(after)}
            </span>
          </li>
        ))}
      </ul>
      {changed > examples.length && <p className="text-ink-soft">and {changed - examples.length} more</p>}
    </div>
  )
}
