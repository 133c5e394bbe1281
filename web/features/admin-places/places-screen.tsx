import { Plus } from 'lucide-react'
import { useAddress } from '#web/lib/page/address.ts'
import { ViewTabs } from '../../components/admin/view-tabs.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { PlaceList } from './place-list.tsx'
import { UnknownPlaceList } from './unknown-place-list.tsx'

/** The places that website and chat know, and what people call them. */
export function PlacesScreen() {
  const { go } = useAddress()
  return (
    <ConsolePage
      title="Places"
      about="Towns, suburbs and malls with their other names. Website and chat follow at once."
      actions={
        <Button look="primary" onClick={() => go({ view: undefined, row: 'new place', newName: undefined })}>
          <Plus aria-hidden size={18} /> Add a place
        </Button>
      }
    >
      <ViewTabs
        label="Parts of places"
        tabs={[
          { id: 'places', name: 'Places' },
          { id: 'unknown', name: 'Unknown places' },
        ]}
      >
        {(view) => (view === 'places' ? <PlaceList /> : <UnknownPlaceList />)}
      </ViewTabs>
    </ConsolePage>
  )
}
