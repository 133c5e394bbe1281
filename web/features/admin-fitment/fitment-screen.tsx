import { Download, Plus } from 'lucide-react'
import type { VehicleName } from '#core/contracts/admin/fitment.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { ViewTabs } from '../../components/admin/view-tabs.tsx'
import type { Column } from '../../components/console/column.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { FitmentList } from './fitment-list.tsx'
import { ImportPanel } from './import-panel.tsx'
import { UnknownList } from './unknown-list.tsx'

const columns: readonly Column<VehicleName>[] = [
  { id: 'words', head: 'People say', onCard: 'title', cell: ({ words }) => words },
  { id: 'means', head: 'They mean', cell: ({ make, model }) => [make, model].filter(Boolean).join(' ') },
]

/** The other names of vehicles that admins have added. */
function NameList() {
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

const tabs = [
  { id: 'table', name: 'Table' },
  { id: 'unknown', name: 'Unknown vehicles' },
  { id: 'names', name: 'Other names' },
  { id: 'import', name: 'Import' },
] as const

const views = {
  table: <FitmentList />,
  unknown: <UnknownList />,
  names: <NameList />,
  import: <ImportPanel />,
}

/** Which vehicles left the factory on which sizes, and what people call them. */
export function FitmentScreen() {
  const { go } = useAddress()
  return (
    <ConsolePage
      title="Fitment"
      about="The sizes that vehicles left the factory on. Website and chat answer from this table."
      actions={
        <>
          <a href={addressOf('GET /admin/fitment.csv')} className={quietButton} download>
            <Download aria-hidden size={18} /> Export
          </a>
          <Button look="primary" onClick={() => go({ view: undefined, row: 'new' })}>
            <Plus aria-hidden size={18} /> Add a vehicle
          </Button>
        </>
      }
    >
      <ViewTabs label="Parts of fitment" tabs={[...tabs]}>
        {(view) => views[view]}
      </ViewTabs>
    </ConsolePage>
  )
}
