import type { Dashboard } from '#core/contracts/seller/dashboard.ts'
import { useMarkNotices } from '../../components/business/mark-notices.ts'
import { NoNotices, NoticeList } from '../../components/business/notice-list.tsx'
import { Button } from '../../components/ui/button.tsx'
import { UnreadBadge } from '../../components/unread-badge.tsx'
import { Section } from './section.tsx'

/** The newest of what the members should know; a link leads to the rest. */
export function NewestNotices({ shopId, notices }: { shopId: string; notices: Dashboard['notices'] }) {
  const { readAll } = useMarkNotices(shopId)
  const { newest, unread, more } = notices
  return (
    <Section
      title={
        <span className="inline-flex items-center gap-2">
          Notifications <UnreadBadge count={unread} />
        </span>
      }
      {...(more && { way: { to: '/business/notifications', name: 'View all notifications' } })}
      act={
        unread > 0 && (
          <Button
            look="text"
            className="inline-flex items-center decoration-line-strong underline-offset-4 hover:decoration-ink"
            onClick={readAll}
          >
            Mark all as read
          </Button>
        )
      }
    >
      {newest.length === 0 ? <NoNotices /> : <NoticeList shopId={shopId} notices={newest} />}
    </Section>
  )
}
