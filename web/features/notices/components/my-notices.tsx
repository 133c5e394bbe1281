import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { NoticeView } from '#core/contracts/preferences.ts'
import { localDate } from '#core/rules/time/time.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf, dateWords } from '#web/lib/dates.ts'
import { SEARCH } from '#web/lib/page/search-address.ts'
import { Said } from '../../../components/said.tsx'
import { card, linkLook, primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed, Spinner } from '../../../components/ui/states.tsx'

/** What the account was told in the app. Looking at it marks it as read; what is new stays marked until it is left. */
export function MyNotices({ isCustomer }: { isCustomer: boolean }) {
  const { pages, isLoading, failed, more } = usePages('GET /notices', { query: { limit: 20 } })
  const { mutate: markRead } = useSend('POST /notices/read', { invalidates: ['GET /notices/unread'] })
  const notices = pages?.flatMap((page) => page.notices)
  const hasNew = notices?.some(({ read }) => !read) ?? false
  useEffect(() => {
    if (hasNew) markRead()
  }, [hasNew, markRead])
  if (failed && !notices)
    return <Failed title="Your notices could not be loaded" onRetry={failed.retry} retrying={failed.trying} />
  if (!notices) return <Spinner>Loading notices…</Spinner>
  if (notices.length === 0)
    return (
      <Empty title="No notices yet">
        <p>What happens to your bookings and messages stands here as well.</p>
        {isCustomer && (
          <Link to={SEARCH} className={`${primaryButton} mt-2`}>
            Search tyres
          </Link>
        )}
      </Empty>
    )
  return (
    <>
      <ul className="grid gap-3">
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} isCustomer={isCustomer} />
        ))}
      </ul>
      {failed && <Failed title="More could not be loaded" onRetry={failed.retry} retrying={failed.trying} />}
      {more && (
        <Button look="quiet" className="mt-4" busy={isLoading && 'Loading...'} onClick={more}>
          Earlier notices
        </Button>
      )}
    </>
  )
}

function Notice({ notice, isCustomer }: { notice: NoticeView; isCustomer: boolean }) {
  const to = placeOf(notice, isCustomer)
  return (
    <li className={`${card} grid gap-1 p-4`}>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        {!notice.read && (
          <span className="rounded-full bg-accent-wash px-2 font-semibold text-accent-ink text-xs leading-5">New</span>
        )}
        <time dateTime={notice.at}>
          {dateWords(localDate(new Date(notice.at)))}, {clockOf(notice.at)}
        </time>
      </p>
      <h2 className="break-words font-bold">{notice.title}</h2>
      {notice.lines.map((line) => (
        <Said key={line} words={line} hasLinks={false} />
      ))}
      {to && (
        <Link to={to.path} className={`${linkLook} inline-flex min-h-11 items-center justify-self-start`}>
          {to.name}
        </Link>
      )}
    </li>
  )
}

function placeOf({ about }: NoticeView, isCustomer: boolean) {
  if (about.what === 'booking') return isCustomer ? { path: '/booking', name: 'My Bookings' } : undefined
  if (about.what === 'page') return { path: about.path, name: about.name }
  if (about.what !== 'thread') return undefined
  return about.threadId
    ? { path: `/messages?thread=${encodeURIComponent(about.threadId)}`, name: 'Open the conversation' }
    : { path: '/messages', name: 'Messages' }
}
