import type { ReactNode } from 'react'

type Props = { id: string; title: string; about?: ReactNode; children: ReactNode }

/** A part of the page under a heading of its own. */
export const Section = ({ id, title, about, children }: Props) => (
  <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <div>
      <h2 id={id} className="font-bold text-lg">
        {title}
      </h2>
      {about && <p className="text-ink-soft text-sm">{about}</p>}
    </div>
    {children}
  </section>
)
