import { ViewTabs } from '#web/components/admin/view-tabs.tsx'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { DeliveryView } from './delivery.tsx'
import { HeldList } from './held.tsx'
import { Incidents } from './incidents.tsx'
import { Processes } from './processes.tsx'
import { QueueTable } from './queue.tsx'
import { SetAsideLists } from './set-aside.tsx'
import { Switches } from './switches.tsx'

const tabs = [
  { id: 'now', name: 'Now' },
  { id: 'aside', name: 'Set aside' },
  { id: 'held', name: 'Held' },
  { id: 'delivery', name: 'Delivery' },
] as const

/** How the product runs: what is stopped, what broke, what waits, and how far messages come. */
export const OperationsScreen = () => (
  <ConsolePage title="Operations" about="What runs, what waits, and what failed">
    <ViewTabs label="Operations" tabs={tabs}>
      {(view) => views[view]}
    </ViewTabs>
  </ConsolePage>
)

const views = {
  now: (
    <>
      <Switches />
      <Incidents />
      <Processes />
      <QueueTable />
    </>
  ),
  aside: <SetAsideLists />,
  held: <HeldList />,
  delivery: <DeliveryView />,
}
