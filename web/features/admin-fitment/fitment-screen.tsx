import { Download, Plus } from 'lucide-react'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { ViewTabs } from '../../components/admin/view-tabs.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { FitmentList } from './fitment-list.tsx'
import { ImportPanel } from './import-panel.tsx'
import { NameList } from './name-list.tsx'
import { UnknownList } from './unknown-list.tsx'

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
