import { Link } from 'react-router-dom'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useIsLive } from '#web/lib/api/realtime.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { SEARCH } from '#web/lib/page/search-address.ts'
import { container, primaryButton } from '../../../components/styles.ts'
import { Empty, Failed, Notice } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { readsOf } from '../api/rounds.ts'
import { Shapes } from './my-quotes.tsx'
import { Round } from './round.tsx'

/** Answers come by themselves; this is for while the connection for that is not there and the page is looked at. */
const POLL_MS = 60_000

/** What a guest asked shops for, opened by its private link. */
export function GuestQuotes({ token }: { token: string }) {
  useKeepFresh(['quotes_changed'], readsOf({ token }), { quotes: token })
  const isLive = useIsLive({ quotes: token })
  const { data, error, refetch, isFetching } = useRead(
    'GET /guest-rounds/:token',
    { params: { token } },
    { ...(!isLive && { every: POLL_MS }), onFocus: true },
  )
  return (
    <main className={`${container} py-6 md:py-10`}>
      {data ? (
        <>
          <h1 className="mb-4 font-bold text-2xl md:text-3xl">Your prices</h1>
          <Round round={data} holder={{ token }} />
          {data.state === 'open' && (
            <Notice tone="info">
              <p className="font-bold">Keep this page: its address is the private link to your prices.</p>
              <p className="mt-1 font-normal">They come to you on WhatsApp as well, as each shop answers.</p>
            </Notice>
          )}
        </>
      ) : error?.status === 404 ? (
        <Empty isPage title="This link opens no prices">
          <p>It may have been cut short, or its time is over. Ask again, or write "my quotes" to us on WhatsApp.</p>
          <p className="mt-3 flex flex-wrap justify-center gap-3">
            <Link to={SEARCH} className={primaryButton}>
              Search tyres
            </Link>
            <WhatsappLink text="My quotes" />
          </p>
        </Empty>
      ) : error ? (
        <Failed title="Your prices could not be read" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <>
          <h1 className="sr-only">Your prices</h1>
          <Shapes />
        </>
      )}
    </main>
  )
}
