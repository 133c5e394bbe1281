import { useQueryClient } from '@tanstack/react-query'
import type { ChangePayment } from '#core/contracts/forms/shop-services.ts'
import type { OwnServices } from '#core/contracts/seller/shop-profile.ts'
import { paymentNames, paymentWays } from '#core/rules/shops/payment-ways.ts'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { useKept } from '../use-kept.ts'
import { SaveRow } from './save-row.tsx'
import { wordsIn } from './typed-services.ts'

type Typed = { ways: ChangePayment['ways']; instalments: string; fleetCards: string }

const isWhole = (found: unknown): boolean => typeof found === 'object' && found !== null && 'ways' in found
const typedOf = ({ payment }: OwnServices): Typed => ({
  ways: payment.ways,
  instalments: payment.instalmentNames.join(', '),
  fleetCards: payment.fleetCardNames.join(', '),
})
const bodyOf = ({ ways, instalments, fleetCards }: Typed): ChangePayment => ({
  ways,
  instalmentNames: wordsIn(instalments),
  fleetCardNames: wordsIn(fleetCards),
})

/** How people pay at the shop: on its page, in the search, and with each booking. */
export function PaymentForm({ shopId, own }: { shopId: string; own: OwnServices }) {
  const { value, change, reset, isChanged } = useKept<Typed>(`shop-payment:${shopId}`, typedOf(own), isWhole)
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const saving = useSend('PATCH /shops/:shopId/payment', {
    onDone: (saved) => {
      client.setQueryData(queryKeyOf('GET /shops/:shopId/services', { params: { shopId } }), saved)
      invalidate('GET /shops/:shop')
      reset(typedOf(saved))
      toast({ type: 'success', title: 'Ways to pay updated successfully' })
    },
    onFailed: ({ message }) => toast({ type: 'error', title: 'Failed to update ways to pay', message }),
  })
  const toggle = (way: ChangePayment['ways'][number], isOn: boolean) =>
    change({ ...value, ways: isOn ? [...value.ways, way] : value.ways.filter((one) => one !== way) })
  return (
    <fieldset disabled={!own.canChange} className="grid min-w-0 gap-4">
      <legend className="mb-3 font-bold text-lg">Ways to pay</legend>
      <p className="text-ink-soft">Drivers pay at your shop. They see these on your page and with their booking.</p>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {paymentWays.map((way) => (
          <CheckField
            key={way}
            label={paymentNames[way]}
            checked={value.ways.includes(way)}
            onChange={({ target }) => toggle(way, target.checked)}
          />
        ))}
      </div>
      <Names value={value} change={change} />
      {own.canChange && (
        <SaveRow
          save="Save Ways to Pay"
          isChanged={isChanged}
          isSaving={saving.isPending}
          isRight
          onSave={() => saving.mutate({ params: { shopId }, body: bodyOf(value) })}
          onDiscard={() => reset()}
        />
      )}
    </fieldset>
  )
}

type NamesProps = { value: Typed; change(next: Typed): void }

/** Who gives the credit, and whose fleet cards are taken. */
const Names = ({ value, change }: NamesProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {value.ways.includes('instalments') && (
      <TextField
        label="Instalments through"
        optional
        hint="With commas between, such as RCS, Mobicred"
        value={value.instalments}
        onChange={({ target }) => change({ ...value, instalments: target.value })}
      />
    )}
    {value.ways.includes('fleet_card') && (
      <TextField
        label="Fleet cards"
        optional
        hint="With commas between, such as Standard Bank Fleet, WesBank"
        value={value.fleetCards}
        onChange={({ target }) => change({ ...value, fleetCards: target.value })}
      />
    )}
  </div>
)
