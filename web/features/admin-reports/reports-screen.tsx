import type { ReactNode } from 'react'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Blocked } from './blocked.tsx'
import { MoneyTalk } from './money-talk.tsx'
import { Reports } from './reports.tsx'
import { Reviews } from './reviews.tsx'
import { reportReads, type View, views } from './words.ts'

const names: Record<View, string> = {
  reports: 'Reports',
  reviews: 'Reviews',
  blocked: 'Blocked people',
  money: 'Money in messages',
}
const parts: Record<View, () => ReactNode> = { reports: Reports, reviews: Reviews, blocked: Blocked, money: MoneyTalk }

/** What was reported to us, all reviews, and who is blocked. The address says which is shown. */
export function ReportsScreen() {
  const { params, go } = useAddress()
  useKeepFresh(['thread_changed'], reportReads)
  const view = views.find((one) => one === params.get('view')) ?? 'reports'
  const Part = parts[view]
  const leave = { show: undefined, about: undefined, search: undefined, report: undefined, review: undefined }
  return (
    <ConsolePage title="Reports" about="What was reported, the oldest first">
      <nav aria-label="Parts of this page" className="flex flex-wrap gap-1 border-line border-b">
        {views.map((one) => (
          <Button
            key={one}
            aria-current={one === view ? 'page' : undefined}
            className={`-mb-px min-h-11 border-b-2 px-3 font-semibold ${one === view ? 'border-ink' : 'border-transparent text-ink-soft hover:text-ink'}`}
            onClick={() => go({ ...leave, view: one === 'reports' ? undefined : one })}
          >
            {names[one]}
          </Button>
        ))}
      </nav>
      <Part />
    </ConsolePage>
  )
}
