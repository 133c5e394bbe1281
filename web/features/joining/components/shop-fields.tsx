import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { applicationServices, labelOf } from '#core/rules/shops/application-services.ts'
import { CheckField, FieldError, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { placeNames, shopPlaceOf } from '#web/lib/place-lookup.ts'

export type ShopInputs = {
  businessName: string
  address: string
  place?: string | undefined
  contactPhone: string
  services: string[]
}

/** What we ask of a shop that joins. Stands in a form. */
export function ShopFields() {
  const form = useFormContext<ShopInputs>()
  return (
    <>
      <TextField label="Business name" autoComplete="organization" {...fieldOf(form, 'businessName')} />
      <AddressFields />
      <TextField
        label="Contact phone"
        hint="Drivers see it. For example 011 555 0100"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...fieldOf(form, 'contactPhone')}
      />
      <ServiceBoxes />
    </>
  )
}

/** The place on the map comes from the address; only if it names none that we know is it asked for. */
function AddressFields() {
  const form = useFormContext<ShopInputs>()
  const { register, formState, getValues } = form
  const { errors } = formState
  const { found, isUnknown, names, look } = usePlaceOfAddress()
  const address = register('address')
  const isAsked = isUnknown || Boolean(errors.place) || Boolean(getValues('place'))
  const list = useId()
  return (
    <>
      <TextField
        label="Address"
        hint={
          found ? `On the map: ${found}` : 'Street, suburb and town. For example 12 Republic Road, Ferndale, Randburg'
        }
        autoComplete="street-address"
        error={errors.address?.message}
        {...address}
        onBlur={(event) => {
          look(event.target.value)
          return address.onBlur(event)
        }}
      />
      {isAsked && (
        <>
          <TextField
            label="Suburb or town"
            hint="So that drivers near you find the shop"
            list={list}
            autoComplete="address-level2"
            {...fieldOf(form, 'place')}
          />
          <datalist id={list}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </>
  )
}

function ServiceBoxes() {
  const { register, formState } = useFormContext<ShopInputs>()
  const error = formState.errors.services?.message
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 font-semibold">Services offered</legend>
      <div className="grid sm:grid-cols-2">
        {applicationServices.map((service) => (
          <CheckField key={service} label={labelOf(service)} value={service} {...register('services')} />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

/** Where an address lies, once it was typed. The places are fetched only then. */
function usePlaceOfAddress() {
  const [found, setFound] = useState<string>()
  const [isUnknown, setIsUnknown] = useState(false)
  const [names, setNames] = useState<string[]>([])
  const look = (address: string) => {
    if (address.trim().length < 10) return
    shopPlaceOf(address).then(
      async (place) => {
        setFound(place && [place.suburb, place.city, place.province].filter(Boolean).join(', '))
        setIsUnknown(place === undefined)
        if (!place) setNames(await placeNames())
      },
      // Without the places the server decides.
      () => setIsUnknown(false),
    )
  }
  return { found, isUnknown, names, look }
}
