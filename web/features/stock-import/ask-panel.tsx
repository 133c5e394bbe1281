import { useState } from 'react'
import type { ImportAnswers, StockImport } from '#core/contracts/seller/imports.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { CheckField, SelectField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'

const LEAVE_OUT = ''

/** What rows wait for: which brand a name means, and whether prices that look like slips are right. */
export function AskPanel({ found, onBegun }: { found: StockImport; onBegun(): void }) {
  const { asks, answers } = found
  const [brands, setBrands] = useState<Readonly<Record<string, string>>>({})
  const [pricesAreRight, setPricesAreRight] = useState(false)
  const change = useSend('PATCH /imports/:id', {
    invalidates: ['GET /imports/:id', 'GET /imports/:id/rows'],
    onDone: onBegun,
  })
  const said = Object.entries(brands).filter(([, is]) => is !== LEAVE_OUT)
  const next: ImportAnswers = {
    brands: [...answers.brands, ...said.map(([typed, is]) => ({ typed, is }))],
    pricesAreRight: answers.pricesAreRight || pricesAreRight,
  }
  return (
    <section aria-label="Questions about rows" className={`${card} grid gap-4 p-5`}>
      <h2 className="font-bold text-lg">{counted(found.rows.waits, 'row')} to look at first</h2>
      <div className="grid items-end gap-4 empty:hidden md:grid-cols-2 2xl:grid-cols-3">
        {asks.brands.map(({ typed, rows, similar }) => (
          <SelectField
            key={typed}
            label={`We do not know the brand “${typed}”`}
            hint={counted(rows, 'row')}
            value={brands[typed] ?? LEAVE_OUT}
            onChange={({ target }) => setBrands({ ...brands, [typed]: target.value })}
          >
            <option value={LEAVE_OUT}>Leave {rows === 1 ? 'it' : 'them'} out</option>
            {similar.map((name) => (
              <option key={name} value={name}>
                It is {name}
              </option>
            ))}
            <option value={typed}>It is a brand of its own</option>
          </SelectField>
        ))}
      </div>
      {asks.prices > 0 && <PriceQuestion count={asks.prices} areRight={pricesAreRight} onChange={setPricesAreRight} />}
      {change.error && <Notice tone="error">{change.error.message}</Notice>}
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={said.length === 0 && !pricesAreRight}
        busy={change.isPending && 'Looking...'}
        onClick={() => change.mutate({ params: { id: found.id }, body: { answers: next } })}
      >
        Use these answers
      </Button>
    </section>
  )
}

type PriceProps = { count: number; areRight: boolean; onChange(areRight: boolean): void }

function PriceQuestion({ count, areRight, onChange }: PriceProps) {
  const { go } = useAddress()
  return (
    <div className="grid gap-2">
      <p>
        {counted(count, 'price')} {count === 1 ? 'looks' : 'look'} like a slip: three times the one before or a third of
        it, or for a new tyre outside of R 150 to R 10 000.{' '}
        <Button look="link" onClick={() => go({ fate: 'waits', after: undefined })}>
          See {count === 1 ? 'it' : 'them'} below
        </Button>
      </p>
      <CheckField
        label="These prices are right"
        checked={areRight}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
