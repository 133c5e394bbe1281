import { useState } from 'react'
import { TabList } from '../../../components/tab-list.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { ReplyManager } from '../replies/reply-manager.tsx'
import { AwayForm } from './away-form.tsx'
import { LabelManager } from './label-manager.tsx'

const tabs = [
  { id: 'replies', name: 'Ready replies' },
  { id: 'labels', name: 'Labels' },
  { id: 'away', name: 'Away message' },
] as const
type Tab = (typeof tabs)[number]['id']

const tab = (chosen: boolean): string =>
  `min-h-11 px-3 font-semibold ${chosen ? 'border-ink border-b-2' : 'text-ink-soft'}`

/** What a shop's counter keeps ready. */
export default function FrontDeskSettings({ shopId, onClose }: { shopId: string; onClose(): void }) {
  const [chosen, setChosen] = useState<Tab>('replies')
  return (
    <Dialog open wide title="At the counter" onClose={onClose}>
      <TabList
        id="counter"
        label="At the counter"
        tabs={tabs}
        chosen={chosen}
        onChoose={setChosen}
        className="mb-4 flex flex-wrap gap-1 border-line border-b"
        tabClassName={tab}
      />
      <div role="tabpanel" id="counter-panel" aria-labelledby={`counter-${chosen}`}>
        {chosen === 'replies' && <ReplyManager shopId={shopId} />}
        {chosen === 'labels' && <LabelManager shopId={shopId} />}
        {chosen === 'away' && <AwayForm shopId={shopId} />}
      </div>
    </Dialog>
  )
}
