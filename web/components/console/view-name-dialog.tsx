import { type FormEvent, useState } from 'react'
import type { SavedView, SaveView } from '#core/contracts/seller/saved-views.ts'
import { MAX_VIEW_NAME } from '#core/rules/seller/saved-views.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/states.tsx'

type Props = {
  shopId: string
  /** One that has a name gets another. */
  view: SavedView | Omit<SaveView, 'name'>
  onClose(): void
}

const invalidates = ['GET /shops/:shopId/saved-views'] as const

/** Asks for the name of a view. */
export function ViewNameDialog({ shopId, view, onClose }: Props) {
  const before = 'id' in view ? view : undefined
  const [name, setName] = useState(before?.name ?? '')
  const [isTried, setIsTried] = useState(false)
  const save = useSend('POST /shops/:shopId/saved-views', { invalidates, onDone: onClose })
  const rename = useSend('PATCH /shops/:shopId/saved-views/:viewId', { invalidates, onDone: onClose })
  const { error, isPending } = before ? rename : save
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!name.trim()) return
    if (before) rename.mutate({ params: { shopId, viewId: before.id }, body: { name } })
    else save.mutate({ params: { shopId }, body: { page: view.page, query: view.query, name } })
  }
  const missing = isTried && !name.trim() ? 'Please give the view a name' : undefined
  return (
    <Dialog
      open
      title={before ? 'Rename this view' : 'Save this view'}
      description="It keeps the filters and the order of the list, for you alone."
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {error && !error.fields?.name && <Notice tone="error">{error.message}</Notice>}
        <TextField
          label="Name"
          placeholder="Sold out 15 inch"
          autoComplete="off"
          maxLength={MAX_VIEW_NAME}
          error={missing ?? error?.fields?.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" look="primary" busy={isPending && 'Saving...'}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
