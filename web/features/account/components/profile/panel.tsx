import type { ReactNode } from 'react'
import { card } from '#web/components/styles.ts'

type Props = { title: string; lead?: string; children: ReactNode }

/** One part of the profile. */
export const Panel = ({ title, lead, children }: Props) => (
  <section className={`${card} p-5 sm:p-6`}>
    <h2 className="font-bold text-xl">{title}</h2>
    {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
    <div className="mt-4">{children}</div>
  </section>
)
