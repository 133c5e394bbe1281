import type { ReactNode } from 'react'

/** A part of the shop's page under its heading. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={`${id}-title`} id={id} className="min-w-0 scroll-mt-24">
    <h2 id={`${id}-title`} className="lettering text-xl md:text-2xl">
      {title}
    </h2>
    <div className="mt-4">{children}</div>
  </section>
)

/** Says that there is none. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="rounded-xl bg-sunk px-5 py-6 text-ink-soft">{children}</p>
)
