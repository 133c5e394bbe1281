import { useState } from 'react'
import type { UnknownPlace } from '#core/contracts/admin/language.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastError, toastUndo } from '#web/lib/toast.ts'
import type { Column } from '../../components/console/column.ts'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Empty, Notice } from '../../components/ui/states.tsx'

const day = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', year: 'numeric' })
const columns: readonly Column<UnknownPlace>[] = [
  { id: 'text', head: 'They named', onCard: 'title', cell: ({ text }) => <b className="font-semibold">{text}</b> },
  { id: 'times', head: 'Times', isNumber: true, cell: ({ times }) => times },
  { id: 'last', head: 'Last named', cell: ({ lastAskedAt }) => day.format(new Date(lastAskedAt)) },
]

/** Places that people named in the chat or typed on the website and nobody knew, the most often named first. */
export function UnknownPlaceList() {
  const { params, go } = useAddress()
  const read = usePages('GET /admin/places/unknown', { query: { limit: 50 } })
  const places = read.pages?.flatMap((page) => page.places)
  const meant = places?.find(({ id }) => id === params.get('row'))
  return (
    <>
      <ListScreen
        read={read}
        failed="Failed to load the places"
        label="Places that nobody knew"
        columns={columns}
        rows={places}
        idOf={({ id }) => id}
        nameOf={({ text }) => text}
        act={(place) => <Acts place={place} />}
        empty={
          <Empty title="No unknown places.">
            <p>Every place that people named is known.</p>
          </Empty>
        }
      />
      {meant && <MeaningDialog place={meant} onClose={() => go({ row: undefined })} />}
    </>
  )
}

function Acts({ place: { id, text } }: { place: UnknownPlace }) {
  const { go } = useAddress()
  const options = { invalidates: ['GET /admin/places/unknown'] as const, onFailed: toastError }
  const back = useAdminSend('PATCH /admin/places/unknown/:id', options)
  const dismiss = useAdminSend('PATCH /admin/places/unknown/:id', {
    ...options,
    onDone: () =>
      toastUndo(`'${text}' is dismissed`, () => back.mutate({ params: { id }, body: { dismissed: false } })),
  })
  return (
    <>
      <Button look="strong" onClick={() => go({ row: id })}>
        It means …<span className="sr-only"> {text}</span>
      </Button>
      <Button look="quiet" onClick={() => go({ view: undefined, row: 'new place', newName: text })}>
        Add the place<span className="sr-only"> {text}</span>
      </Button>
      <Button
        look="quiet"
        disabled={dismiss.isPending}
        onClick={() => dismiss.mutate({ params: { id }, body: { dismissed: true } })}
      >
        Dismiss<span className="sr-only"> {text}</span>
      </Button>
    </>
  )
}

/** Says which place the words mean. */
function MeaningDialog({ place: { text }, onClose }: { place: UnknownPlace; onClose(): void }) {
  const [place, setPlace] = useState('')
  const wanted = place.trim()
  const found =
    useRead('GET /admin/places', wanted ? { query: { search: wanted, limit: 10 } } : null).data?.places ?? []
  const add = useAdminSend('POST /admin/places/names', {
    invalidates: ['GET /admin/places', 'GET /admin/places/unknown'],
    onDone: ({ name }) => {
      toast({ type: 'success', title: `'${text}' means ${name} now` })
      onClose()
    },
  })
  return (
    <Dialog open title={`Where is '${text}'?`} description="Website and chat follow at once." onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate({ body: { place: wanted, words: text } })
        }}
      >
        <TextField
          label="Place"
          list="places-found"
          maxLength={60}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
        <datalist id="places-found">
          {found.map(({ name, province }) => (
            <option key={name} value={name} label={province} />
          ))}
        </datalist>
        {add.error && <Notice tone="error">{add.error.message}</Notice>}
        <Button
          type="submit"
          look="primary"
          className="justify-self-end"
          disabled={!wanted}
          busy={add.isPending && 'Saving...'}
        >
          Save
        </Button>
      </form>
    </Dialog>
  )
}
