import { useQueryClient } from '@tanstack/react-query'
import type { OwnServices } from '#core/contracts/seller/shop-profile.ts'
import { isService, serviceNames } from '#core/rules/bookings/service-names.ts'
import { TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { useKept } from '../use-kept.ts'
import { SaveRow } from './save-row.tsx'
import { ServiceRow } from './service-row.tsx'
import { bodyOf, newService, priceProblem, radiusProblem, type TypedServices, typedOf } from './typed-services.ts'

/** The catalogue in its order. */
const serviceCodes = Object.keys(serviceNames).filter(isService)

/** They come to the driver. */
const comingOut: readonly string[] = ['mobile', 'emergency', 'road_assistance']

const isWhole = (found: unknown): boolean =>
  typeof found === 'object' && found !== null && 'services' in found && Array.isArray(found.services)

/** The services that the shop offers, with prices and minutes, and how far it comes. */
export function ServicesForm({ shopId, own }: { shopId: string; own: OwnServices }) {
  const { value, change, reset, isChanged } = useKept<TypedServices>(`shop-services:${shopId}`, typedOf(own), isWhole)
  const saving = useSaving(shopId, (saved) => reset(typedOf(saved)))
  const body = bodyOf(value)
  const toggle = (service: (typeof serviceCodes)[number], isOn: boolean) =>
    change({
      ...value,
      services: isOn
        ? [...value.services, newService(service)]
        : value.services.filter((one) => one.service !== service),
    })
  return (
    <fieldset disabled={!own.canChange} className="grid min-w-0 gap-4">
      <legend className="mb-3 font-bold text-lg">Services Offered</legend>
      <div className="grid gap-2 lg:grid-cols-2">
        {serviceCodes.map((service) => (
          <ServiceRow
            key={service}
            service={service}
            typed={value.services.find((one) => one.service === service)}
            onToggle={(isOn) => toggle(service, isOn)}
            onChange={(next) =>
              change({ ...value, services: value.services.map((one) => (one.service === service ? next : one)) })
            }
          />
        ))}
      </div>
      {value.services.length === 0 && (
        <Notice tone="warning">Please select at least one service to help customers find your business.</Notice>
      )}
      <Reach value={value} change={change} />
      {own.canChange && (
        <SaveRow
          save="Save Services"
          isChanged={isChanged}
          isSaving={saving.isPending}
          isRight={body !== undefined}
          onSave={() => body && saving.mutate({ params: { shopId }, body })}
          onDiscard={() => reset()}
        />
      )}
    </fieldset>
  )
}

type ReachProps = { value: TypedServices; change(next: TypedServices): void }

/** How far the shop comes and for how much, what it is known for and whom it serves. */
function Reach({ value, change }: ReachProps) {
  const comesOut = value.services.some(({ service }) => comingOut.includes(service))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {comesOut && (
        <>
          <TextField
            label="Call-out fee in rand"
            optional
            inputMode="decimal"
            hint="Charged when you come to the driver; drivers see it."
            error={priceProblem(value.callOut)}
            value={value.callOut}
            onChange={({ target }) => change({ ...value, callOut: target.value })}
          />
          <TextField
            label="Service radius in km"
            optional
            inputMode="numeric"
            hint="How far you come; drivers see it."
            error={radiusProblem(value.radius)}
            value={value.radius}
            onChange={({ target }) => change({ ...value, radius: target.value })}
          />
        </>
      )}
      <TextField
        label="Specialties"
        optional
        hint="With commas between, such as 4x4, Run-flat tyres"
        value={value.specialties}
        onChange={({ target }) => change({ ...value, specialties: target.value })}
      />
      <TextField
        label="Service area"
        optional
        hint="Suburbs and towns that you serve, with commas between"
        value={value.serviceArea}
        onChange={({ target }) => change({ ...value, serviceArea: target.value })}
      />
    </div>
  )
}

function useSaving(shopId: string, onSaved: (saved: OwnServices) => void) {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  return useSend('PATCH /shops/:shopId/services', {
    onDone: (saved) => {
      showAnswer(client, queryKeyOf('GET /shops/:shopId/services', { params: { shopId } }), saved)
      invalidate('GET /shops/:shop', 'GET /shops/:shopId/chat-preview')
      onSaved(saved)
      toast({ type: 'success', title: 'Services updated successfully' })
    },
    onFailed: ({ message }) => toast({ type: 'error', title: 'Failed to update services', message }),
  })
}
