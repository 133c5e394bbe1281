import { useState } from 'react'
import type { AdminBrand } from '#core/contracts/admin/brands.ts'
import { SidePanel } from '#web/components/console/side-panel.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { toast } from '#web/lib/toast.ts'
import { tyreReads } from '../reads.ts'
import { BrandMerge } from './brand-merge.tsx'

type Props = { brand: AdminBrand; onClose(): void }

/** A brand's name, what else it is called, and merging it into another one. */
export function BrandPanel({ brand, onClose }: Props) {
  const [name, setName] = useState(brand.name)
  const [others, setOthers] = useState(brand.aliases.join(', '))
  const change = useSend('PATCH /admin/brands/:id', {
    invalidates: tyreReads,
    onDone: (saved) => {
      toast({ type: 'success', title: `${saved.name} saved` })
      onClose()
    },
  })
  const aliases = others.split(',').flatMap((one) => one.trim() || [])
  return (
    <SidePanel
      title={brand.name}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="edit-brand" look="primary" busy={change.isPending && 'Saving...'}>
            Save
          </Button>
          {brand.tyres === 0 && <Delete brand={brand} onDone={onClose} />}
        </>
      }
    >
      <form
        id="edit-brand"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ params: { id: brand.id }, body: { name, aliases } })
        }}
      >
        {change.error && <Notice tone="error">{change.error.message}</Notice>}
        <TextField
          label="Name"
          maxLength={80}
          autoComplete="off"
          value={name}
          error={change.error?.fields.name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Also called"
          optional
          hint="With commas between. Price lists and drivers who write one of these mean this brand."
          autoComplete="off"
          value={others}
          onChange={({ target }) => setOthers(target.value)}
        />
      </form>
      <p className="mt-4 text-ink-soft">{counted(brand.tyres, 'tyre')} of this brand.</p>
      <BrandMerge brand={brand} onDone={onClose} />
    </SidePanel>
  )
}

function Delete({ brand: { id, name }, onDone }: { brand: AdminBrand; onDone(): void }) {
  const [asks, setAsks] = useState(false)
  const remove = useSend('DELETE /admin/brands/:id', {
    invalidates: tyreReads,
    onDone,
    onFailed: ({ message }) => {
      setAsks(false)
      toast({ type: 'error', title: message })
    },
  })
  return (
    <>
      <Button look="danger" className="ml-auto" onClick={() => setAsks(true)}>
        Delete
      </Button>
      <Confirm
        open={asks}
        title={`Delete ${name}?`}
        yes="Delete"
        destroys
        busy={remove.isPending}
        onYes={() => remove.mutate({ params: { id } })}
        onNo={() => setAsks(false)}
      />
    </>
  )
}
