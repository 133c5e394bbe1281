import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatRandExact } from '#core/rules/format.ts'
import { card, field } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { FieldError } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { wordsFor } from '#web/lib/api/form-errors.ts'
import { centsOf, randText } from './words.ts'

const SHOWN_MS = 3_000

/** The fee as it stands, and what the active businesses pay together: one may have a fee of its own. */
type Fees = { feeCents: number; revenueCents: number; businesses: number }

/** What every active business pays in a month. */
export function FeeForm({ feeCents, revenueCents, businesses }: Fees) {
  const id = useId()
  const { typed, setTyped, isDone, setDone, updating } = useNewFee(feeCents)
  const [asks, setAsks] = useState(false)
  const cents = centsOf(typed)
  const { error, isPending } = updating
  const wrong = error?.fields.feeCents
  const isAsItIs = cents === feeCents && revenueCents === feeCents * businesses
  const change = () => {
    setAsks(false)
    if (cents !== undefined) updating.mutate({ body: { feeCents: cents } })
  }
  return (
    <form
      noValidate
      className={`${card} grid content-start gap-2 p-4`}
      onSubmit={(event) => {
        event.preventDefault()
        setDone(false)
        if (cents !== undefined && !isAsItIs) setAsks(true)
      }}
    >
      <label htmlFor={id} className="text-ink-soft text-sm">
        Platform fee (R a month)
      </label>
      <div className="flex gap-2">
        <AmountInput id={id} value={typed} isWrong={wrong !== undefined} onChange={setTyped} />
        <Button
          type="submit"
          look="primary"
          disabled={cents === undefined || isAsItIs}
          aria-describedby={isAsItIs ? `${id}-as-it-is` : undefined}
          busy={isPending && 'Updating...'}
        >
          Update Fee
        </Button>
      </div>
      {isAsItIs && (
        <p id={`${id}-as-it-is`} className="text-sm">
          This is the fee today.
        </p>
      )}
      <FieldError id={`${id}-error`}>{wrong}</FieldError>
      <About id={`${id}-about`} businesses={businesses} />
      <FeeQuestion
        businesses={businesses}
        from={feeCents}
        revenueCents={revenueCents}
        to={asks ? cents : undefined}
        onYes={change}
        onNo={() => setAsks(false)}
      />
      {isDone && <Notice tone="success">Platform fee updated successfully!</Notice>}
      {error && !wrong && <Notice tone="error">{wordsFor(error, 'Failed to update platform fee')}</Notice>}
    </form>
  )
}

function useNewFee(feeCents: number) {
  const [typed, setTyped] = useState(randText(feeCents))
  const [isDone, setDone] = useForAWhile()
  const updating = useAdminSend('PATCH /admin/revenue/fee', {
    invalidates: ['GET /admin/revenue'],
    onDone: ({ feeCents }) => {
      setTyped(randText(feeCents))
      setDone(true)
    },
  })
  return { typed, setTyped, isDone, setDone, updating }
}

const About = ({ id, businesses }: { id: string; businesses: number }) => (
  <p id={id} className="text-ink-soft text-sm">
    For all {businesses} active {businesses === 1 ? 'business' : 'businesses'} at once, and for those approved later.
  </p>
)

type InputProps = { id: string; value: string; isWrong: boolean; onChange(typed: string): void }

const AmountInput = ({ id, value, isWrong, onChange }: InputProps) => (
  <input
    id={id}
    type="number"
    inputMode="numeric"
    min={0}
    step={1}
    className={`${field} max-w-36 font-bold text-xl tabular-nums`}
    aria-invalid={isWrong ? true : undefined}
    aria-describedby={`${id}-about ${id}-error`}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

type QuestionProps = {
  from: number
  revenueCents: number
  to: number | undefined
  businesses: number
  onYes(): void
  onNo(): void
}

/** Whom a new fee touches, and what it comes to, before it is made. */
const FeeQuestion = ({ from, revenueCents, to, businesses, onYes, onNo }: QuestionProps) => (
  <Confirm
    open={to !== undefined}
    title={`Change the fee of ${businesses} active ${businesses === 1 ? 'business' : 'businesses'}?`}
    yes={`Change it for ${businesses}`}
    no="Keep the fee"
    onYes={onYes}
    onNo={onNo}
  >
    <p>
      {revenueCents === from * businesses ? (
        <>
          From <Amount cents={from} /> to <Amount cents={to ?? from} /> a month each:
        </>
      ) : (
        <>
          <Amount cents={to ?? from} /> a month each, also for those that have a fee of their own today:
        </>
      )}{' '}
      <Amount cents={revenueCents} /> becomes <Amount cents={(to ?? from) * businesses} /> a month. Invoices that are
      written already stay as they are.
    </p>
    <Link to="/admin/businesses?status=active" className="underline">
      See the businesses
    </Link>
  </Confirm>
)

const Amount = ({ cents }: { cents: number }) => <span className="whitespace-nowrap">{formatRandExact(cents)}</span>

/** True for three seconds after it was set. */
function useForAWhile(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const gone = setTimeout(() => setOn(false), SHOWN_MS)
    return () => clearTimeout(gone)
  }, [isOn])
  return [isOn, setOn]
}
