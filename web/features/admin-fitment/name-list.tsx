import type { VehicleName } from '#core/contracts/admin/fitment.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { toast } from '#web/lib/toast.ts'
import type { Column } from '../../components/console/column.ts'
import { ConsoleList } from '../../components/console/console-list.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty, Failed } from '../../components/ui/states.tsx'

const columns: readonly Column<VehicleName>[] = [
  { id: 'words', head: 'People say', onCard: 'title', cell: ({ words }) => words },
  { id: 'means', head: 'They mean', cell: ({ make, model }) => [make, model].filter(Boolean).join(' ') },
]

/** The other names of vehicles that admins have added. */
export function NameList() {
  const { data, error, refetch, isFetching } = useRead('GET /admin/fitment/names')
  if (error && !data)
    return (
      <Failed title="Failed to load the names" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </Failed>
    )
  return (
    <ConsoleList
      label="Other names of vehicles"
      columns={columns}
      rows={data?.names}
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
    onFailed: ({ message }) => toast({ type: 'error', title: message }),
  })
  return (
    <Button look="quiet" disabled={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
      Take away<span className="sr-only"> {words}</span>
    </Button>
  )
}
