import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Acts, Held } from '#web/components/console/acting.tsx'
import { card } from '#web/components/styles.ts'
import { Failed } from '#web/components/ui/states.tsx'
import type { ApiError } from '#web/lib/api/call.ts'

type Props = { id: string; title: string; about?: ReactNode; actions?: ReactNode; children: ReactNode }

/** One part of the profile; an address that names it shows it. */
export function Section({ id, title, about, actions, children }: Props) {
  const self = useRef<HTMLElement>(null)
  const isNamed = useLocation().hash === `#${id}`
  useEffect(() => {
    if (isNamed) self.current?.scrollIntoView()
  }, [isNamed])
  return (
    <section ref={self} id={id} aria-labelledby={`${id}-title`} className={`${card} min-w-0 p-4 sm:p-5`}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <div className="min-w-0 grow">
          <h2 id={`${id}-title`} className="font-bold text-xl leading-tight">
            {title}
          </h2>
          {about && <p className="mt-1 text-ink-soft">{about}</p>}
        </div>
        <Acts>{actions}</Acts>
      </div>
      <Held>{children}</Held>
    </section>
  )
}

type Read<Data> = {
  data: Data | undefined
  error: ApiError | null
  refetch(): unknown
  isFetching: boolean
}
type PartProps<Data> = {
  read: Read<Data>
  /** What is said if it cannot be read. */
  unavailable: string
  /** The height of what stands meanwhile. */
  height: string
  children(data: Data): ReactNode
}

/** What is read by itself: it loads, fails with its own words and a retry, or is there. */
export function Part<Data>({
  read: { data, error, refetch, isFetching },
  unavailable,
  height,
  children,
}: PartProps<Data>) {
  if (data !== undefined) return children(data)
  if (error)
    return (
      <Failed title={unavailable} onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </Failed>
    )
  return <Waiting height={height} />
}

export const Waiting = ({ height }: { height: string }) => (
  <div role="status" className={`skeleton rounded-lg ${height}`}>
    <span className="sr-only">Loading...</span>
  </div>
)

function wordsOf({ code, status, message }: ApiError): string {
  if (code === 'SHOP_NOT_FOUND') return 'Business ID not found'
  return status >= 400 && status < 500 ? message : 'Failed to load business data'
}

/** Said to staff, who read what owners change. */
export const OwnersOnly = ({ canChange }: { canChange: boolean }) =>
  canChange ? null : <p className="mb-3 text-ink-soft text-sm">Only an owner of the shop can change this.</p>
