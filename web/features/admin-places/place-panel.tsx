import { X } from 'lucide-react'
import { useState } from 'react'
import type { AdminPlace } from '#core/contracts/admin/language.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { toast, toastError, toastUndo } from '#web/lib/toast.ts'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { PositionForm } from './position-form.tsx'

const reads = ['GET /admin/places', 'GET /admin/places/unknown'] as const

/** One place: its other names, and where it lies. */
export const PlacePanel = ({ place, onClose }: { place: AdminPlace; onClose(): void }) => (
  <SidePanel
    title={place.name}
    onClose={onClose}
    footer={place.changed && <RestoreButton place={place} onDone={onClose} />}
  >
    <div className="grid gap-6">
      <dl>
        <Detail name="Province">{place.province}</Detail>
      </dl>
      <section aria-label="Other names" className="grid gap-3">
        <h3 className="font-bold">Other names</h3>
        {place.aliases.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {place.aliases.map(({ words, added }) => (
              <li key={words}>
                <NameChip place={place.name} words={words} added={added} />
              </li>
            ))}
          </ul>
        )}
        <NameForm place={place.name} />
      </section>
      {place.kind === 'place' && (
        <section aria-label="Position" className="grid gap-3">
          <h3 className="font-bold">Position</h3>
          <PositionForm place={place} onDone={onClose} />
        </section>
      )}
    </div>
  </SidePanel>
)

function NameChip({ place, words, added }: { place: string; words: string; added: boolean }) {
  const body = { place, words }
  const back = useAdminSend('POST /admin/places/names', { invalidates: reads, onFailed: toastError })
  const remove = useAdminSend('POST /admin/places/names/removed', {
    invalidates: reads,
    onDone: () => toastUndo(`'${words}' is no name of ${place} any more`, () => back.mutate({ body })),
    onFailed: toastError,
  })
  return (
    <Button
      disabled={remove.isPending}
      className={`inline-flex min-h-9 items-center gap-1 rounded-full pr-2 pl-3 font-medium text-sm pointer-coarse:min-h-11 ${added ? 'bg-verified-wash text-verified' : 'bg-sunk hover:bg-line'}`}
      onClick={() => remove.mutate({ body })}
    >
      {words}
      <X aria-hidden size={16} />
      <span className="sr-only">, take away</span>
    </Button>
  )
}

function NameForm({ place }: { place: string }) {
  const [words, setWords] = useState('')
  const add = useAdminSend('POST /admin/places/names', {
    invalidates: reads,
    onDone: () => {
      toast({ type: 'success', title: `'${words.trim()}' means ${place} now` })
      setWords('')
    },
  })
  const problem = add.error?.fields.words
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate({ body: { place, words } })
      }}
    >
      <TextField
        label="Another name"
        maxLength={60}
        value={words}
        error={problem}
        onChange={({ target }) => setWords(target.value)}
      />
      {add.error && !problem && <Notice tone="error">{add.error.message}</Notice>}
      <Button
        type="submit"
        look="quiet"
        className="justify-self-start"
        disabled={words.trim() === ''}
        busy={add.isPending && 'Adding...'}
      >
        Add the name
      </Button>
    </form>
  )
}

function RestoreButton({
  place: { name, changed, province, lat, lng },
  onDone,
}: {
  place: AdminPlace
  onDone(): void
}) {
  const body = { name, province, lat, lng }
  const back = useAdminSend(changed === 'added' ? 'POST /admin/places' : 'PATCH /admin/places', {
    invalidates: reads,
    onFailed: toastError,
  })
  const restore = useAdminSend('POST /admin/places/restored', {
    invalidates: reads,
    onDone: () => {
      toastUndo(changed === 'added' ? `${name} is taken away` : `${name} lies where it was`, () =>
        back.mutate({ body }),
      )
      onDone()
    },
    onFailed: toastError,
  })
  return (
    <Button look="danger" disabled={restore.isPending} onClick={() => restore.mutate({ body: { name } })}>
      {changed === 'added' ? 'Take the place away' : 'Back to its first position'}
    </Button>
  )
}
