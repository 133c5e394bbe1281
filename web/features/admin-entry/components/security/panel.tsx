import type { ReactNode } from 'react'
import { card } from '#web/components/styles.ts'

type Props = { title: string; lead?: ReactNode; actions?: ReactNode; children?: ReactNode; wide?: boolean }

/** One part of the sign-in, with what can be done to it. */
export const Panel = ({ title, lead, actions, children, wide = false }: Props) => (
  <section className={`${card} grid grid-cols-[minmax(0,1fr)] gap-3 p-4 ${wide ? 'lg:col-span-2' : ''}`}>
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <h2 className="font-bold text-lg">{title}</h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
    {children}
  </section>
)
