import type { ServiceCode } from '#core/contracts/shops.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { usualMinutesOf } from '#core/rules/bookings/work-duration.ts'
import { isByTheTyre, isPartOfFitting } from '#core/rules/prices/fitted-price.ts'
import { field } from '#web/components/styles.ts'
import { CheckField, FieldError, TextField } from '#web/components/ui/field.tsx'
import { byQuantityProblem, minutesProblem, priceProblem, QUANTITIES, type TypedService } from './typed-services.ts'

type Props = {
  service: ServiceCode
  /** Undefined: it is not offered. */
  typed: TypedService | undefined
  onToggle(isOn: boolean): void
  onChange(next: TypedService): void
}

/** One service of the catalogue; offered, it says what it costs and how long it takes. */
export function ServiceRow({ service, typed, onToggle, onChange }: Props) {
  const each = isByTheTyre(service) ? ' a tyre' : ''
  const name = serviceNames[service]
  return (
    <div className={`min-w-0 rounded-xl px-4 py-1 ring-1 ${typed ? 'ring-line-strong' : 'ring-line'}`}>
      <CheckField label={name} checked={typed !== undefined} onChange={({ target }) => onToggle(target.checked)} />
      {typed && (
        <fieldset aria-label={`${name}: price and minutes`} className="grid min-w-0 grid-cols-2 gap-3 pb-3">
          <TextField
            label={`Price in rand${each}`}
            inputMode="decimal"
            error={priceProblem(typed.price)}
            value={typed.price}
            onChange={({ target }) => onChange({ ...typed, price: target.value })}
          />
          <TextField
            label={`Minutes${service === 'fitting' ? ' a tyre' : ''}`}
            inputMode="numeric"
            placeholder={String(usualMinutesOf(service))}
            error={minutesProblem(typed.minutes)}
            value={typed.minutes}
            onChange={({ target }) => onChange({ ...typed, minutes: target.value })}
          />
          {isPartOfFitting(service) && (
            <div className="col-span-2">
              <CheckField
                label="Charged with fitting"
                hint="Otherwise the price of fitting includes it."
                checked={typed.chargedWithFitting}
                disabled={typed.price.trim() === ''}
                onChange={({ target }) => onChange({ ...typed, chargedWithFitting: target.checked })}
              />
            </div>
          )}
          {isByTheTyre(service) && <ByQuantity typed={typed} onChange={onChange} />}
        </fieldset>
      )}
    </div>
  )
}

const tyres = (count: number): string => `${count} ${count === 1 ? 'tyre' : 'tyres'}`

/** How long it takes for each number of tyres: two on one lift take less than twice as long as one. */
function ByQuantity({ typed, onChange }: { typed: TypedService; onChange(next: TypedService): void }) {
  const problem = byQuantityProblem(typed.byQuantity)
  const name = serviceNames[typed.service]
  return (
    <details className="col-span-2" open={typed.byQuantity.some(Boolean)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-sm">
        Minutes by number of tyres
      </summary>
      <div className="grid grid-cols-4 gap-2">
        {QUANTITIES.map((count) => (
          <label key={count} className="grid gap-1 text-sm">
            <span aria-hidden>{tyres(count)}</span>
            <input
              className={field}
              inputMode="numeric"
              aria-label={`${tyres(count)} in minutes, ${name}`}
              aria-invalid={problem ? true : undefined}
              value={typed.byQuantity[count - 1] ?? ''}
              onChange={({ target }) =>
                onChange({
                  ...typed,
                  byQuantity: typed.byQuantity.map((one, at) => (at === count - 1 ? target.value : one)),
                })
              }
            />
          </label>
        ))}
      </div>
      <FieldError id={`${typed.service}-by-quantity-error`}>{problem}</FieldError>
    </details>
  )
}
