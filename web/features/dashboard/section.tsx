import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { card, linkLook } from '../../components/styles.ts'

type Props = { title: ReactNode; way?: { to: string; name: string }; act?: ReactNode; children: ReactNode }

/** A part of the dashboard with the way to its page. */
export function Section({ title, way, act, children }: Props) {
  const link = useBusinessLink()
  return (
    <section className={`${card} grid gap-2 p-4`}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <h2 className="grow font-bold text-lg">{title}</h2>
        {act}
        {way && (
          <Link to={link(way.to)} className={`${linkLook} inline-flex min-h-11 items-center`}>
            {way.name}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

export const NothingYet = ({ children }: { children: ReactNode }) => (
  <p className="rounded-xl bg-sunk px-4 py-6 text-center text-ink-soft">{children}</p>
)
