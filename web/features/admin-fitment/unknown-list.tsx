import type { UnknownVehicle } from '#core/contracts/admin/fitment.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toastError, toastUndo } from '#web/lib/toast.ts'
import type { Column } from '../../components/console/column.ts'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { FitmentPanel, panelGone } from './fitment-panel.tsx'
import { MeaningDialog } from './meaning-dialog.tsx'
import { dayWords } from './words.ts'

const columns: readonly Column<UnknownVehicle>[] = [
  { id: 'vehicle', head: 'Looked up', onCard: 'title', cell: ({ text }) => <b className="font-semibold">{text}</b> },
  { id: 'times', head: 'Times', isNumber: true, cell: ({ times }) => times },
  { id: 'last', head: 'Last asked', cell: ({ lastAskedAt }) => dayWords(lastAskedAt) },
  { id: 'first', head: 'First asked', from: 'lg', onCard: 'none', cell: ({ firstAskedAt }) => dayWords(firstAskedAt) },
]

/** What people looked up in vain, the most asked for first. */
export function UnknownList() {
  const { params, go } = useAddress()
  const read = usePages('GET /admin/fitment/unknown', { query: { limit: 50 } })
  const vehicles = read.pages?.flatMap((page) => page.vehicles)
  const meant = vehicles?.find(({ id }) => id === params.get('row'))
  return (
    <>
      <p className="text-ink-soft">
        Counted when the table has no answer. Only make, model and year are kept, never who asked.
      </p>
      <ListScreen
        read={read}
        failed="Failed to load the vehicles"
        label="Vehicles that people looked up in vain"
        columns={columns}
        rows={vehicles}
        idOf={({ id }) => id}
        nameOf={({ text }) => text}
        act={(vehicle) => <Acts vehicle={vehicle} />}
        empty={
          <Empty title="No unknown vehicles.">
            <p>Everything that people looked up is in the table.</p>
          </Empty>
        }
      />
      {params.get('row') === 'new' && <FitmentPanel row={undefined} onClose={() => go(panelGone)} />}
      {meant && <MeaningDialog vehicle={meant} onClose={() => go({ row: undefined })} />}
    </>
  )
}

function Acts({ vehicle: { id, text, make, model, year } }: { vehicle: UnknownVehicle }) {
  const { go } = useAddress()
  const back = useAdminSend('PATCH /admin/fitment/unknown/:id', {
    invalidates: ['GET /admin/fitment/unknown'],
    onFailed: toastError,
  })
  const dismiss = useAdminSend('PATCH /admin/fitment/unknown/:id', {
    invalidates: ['GET /admin/fitment/unknown'],
    onDone: () => toastUndo(`${text} is dismissed`, () => back.mutate({ params: { id }, body: { dismissed: false } })),
    onFailed: toastError,
  })
  const add = () =>
    go({
      row: 'new',
      newMake: make ?? undefined,
      newModel: model ?? undefined,
      newYear: year === null ? undefined : String(year),
    })
  return (
    <>
      <Button look="strong" onClick={add}>
        Add to fitment<span className="sr-only"> {text}</span>
      </Button>
      <Button look="quiet" onClick={() => go({ row: id })}>
        It means …<span className="sr-only"> {text}</span>
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
