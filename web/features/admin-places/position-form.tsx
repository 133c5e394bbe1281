import { useState } from 'react'
import type { AdminPlace, PlaceForm } from '#core/contracts/admin/language.ts'
import { provinceNames } from '#core/rules/places/provinces.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '../../components/ui/button.tsx'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'

type Typed = { name: string; province: PlaceForm['province']; lat: string; lng: string }

const numberIn = (text: string): number => Number.parseFloat(text.replace(',', '.')) || 0

/** Where a place lies; without one, of a place that is added. */
export function PositionForm({ place, name = '', onDone }: { place?: AdminPlace; name?: string; onDone(): void }) {
  const [typed, setTyped] = useState<Typed>(
    place
      ? { ...place, lat: String(place.lat), lng: String(place.lng) }
      : { name, province: 'Gauteng', lat: '', lng: '' },
  )
  const send = useAdminSend(place ? 'PATCH /admin/places' : 'POST /admin/places', {
    invalidates: ['GET /admin/places', 'GET /admin/places/unknown'],
    onDone: (saved) => {
      toast({ type: 'success', title: `${saved.name} is saved` })
      onDone()
    },
  })
  const fields = send.error?.fields ?? {}
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const { name, province, lat, lng } = typed
        send.mutate({ body: { name, province, lat: numberIn(lat), lng: numberIn(lng) } })
      }}
    >
      {send.error && Object.keys(fields).length === 0 && <Notice tone="error">{send.error.message}</Notice>}
      {!place && (
        <TextField
          label="Name"
          maxLength={60}
          value={typed.name}
          error={fields.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
      )}
      <ProvinceField typed={typed} onChange={setTyped} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Latitude"
          hint="Such as -26.107"
          value={typed.lat}
          error={fields.lat}
          onChange={({ target }) => setTyped({ ...typed, lat: target.value })}
        />
        <TextField
          label="Longitude"
          hint="Such as 28.057"
          value={typed.lng}
          error={fields.lng}
          onChange={({ target }) => setTyped({ ...typed, lng: target.value })}
        />
      </div>
      <Button type="submit" look="primary" className="justify-self-start" busy={send.isPending && 'Saving...'}>
        Save
      </Button>
    </form>
  )
}

const ProvinceField = ({ typed, onChange }: { typed: Typed; onChange(typed: Typed): void }) => (
  <SelectField
    label="Province"
    value={typed.province}
    onChange={({ target }) => {
      const province = provinceNames.find((name) => name === target.value)
      if (province) onChange({ ...typed, province })
    }}
  >
    {provinceNames.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </SelectField>
)
