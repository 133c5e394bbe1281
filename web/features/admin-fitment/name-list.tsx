import type { VehicleName } from '#core/contracts/admin/fitment.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import type { Column } from '../../components/console/column.ts'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'

const columns: readonly Column<VehicleName>[] = [
  { id: 'words', head: 'People say', onCard: 'title', cell: ({ words }) => words },
  { id: 'means', head: 'They mean', cell: ({ make, model }) => [make, model].filter(Boolean).join(' ') },
]

/** The other names of vehicles that admins have added. */
export function NameList() {
  const read = useRead('GET /admin/fitment/names')
  return (
    <ListScreen
      read={read}
      failed="Failed to load the names"
      label="Other names of vehicles"
      columns={columns}
      rows={read.data?.names}
      idOf={({ id }) => id}
      nameOf={({ words }) => words}
      act={(name) => <TakeAway name={name} />}
      empty={
        <Empty title="No other names yet.">
          <p>Say what an unknown vehicle means, and its name stands here.</p>
        </Empty>
      }
    />
  )
}

function TakeAway({ name: { id, words } }: { name: VehicleName }) {
  const remove = useAdminSend('DELETE /admin/fitment/names/:id', {
    invalidates: ['GET /admin/fitment/names'],
    onDone: () => toast({ type: 'success', title: `'${words}' means nothing any more` }),
    onFailed: toastError,
  })
  return (
    <Button look="quiet" disabled={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
      Take away<span className="sr-only"> {words}</span>
    </Button>
  )
}
