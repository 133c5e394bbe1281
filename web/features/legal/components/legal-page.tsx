import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { TreadMark } from '../../../components/tread-mark.tsx'

const places = [
  { to: '/legal/terms', name: 'Terms' },
  { to: '/legal/privacy', name: 'Privacy Policy' },
  { to: '/legal/popia', name: 'POPIA Notice' },
  { to: '/legal/contact', name: 'Contact' },
]

/** What the legal pages stand in: a way home, and the way from one to the other, on a phone at the thumb. */
export const LegalPage = ({ title, dated, children }: { title: string; dated?: string; children: ReactNode }) => (
  <div className="mx-auto max-w-3xl px-4 max-md:pb-24 md:px-8">
    <header className="flex flex-wrap items-center justify-between gap-4 py-3">
      <Link to="/" aria-label="Spoor, home" className="flex min-h-11 items-center gap-2 rounded-lg">
        <TreadMark className="size-7" />
        <span className="lettering text-xl">Spoor</span>
      </Link>
      <nav
        aria-label="Legal"
        className="flex max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:grid max-md:auto-cols-fr max-md:grid-flow-col max-md:border-line max-md:border-t max-md:bg-paper max-md:pb-[env(safe-area-inset-bottom)]"
      >
        {places.map(({ to, name }) => (
          <NavLink
            key={to}
            to={to}
            className="grid min-h-14 place-items-center rounded-lg px-2 text-center text-sm leading-tight hover:bg-sunk aria-[current=page]:font-bold aria-[current=page]:underline aria-[current=page]:underline-offset-8 md:min-h-11 md:px-3 md:text-base"
          >
            {name}
          </NavLink>
        ))}
      </nav>
    </header>
    <main className="pt-6 pb-16">
      <h1 className="lettering text-3xl leading-tight md:text-4xl">{title}</h1>
      {dated && <p className="mt-2 text-ink-soft">{dated}</p>}
      {children}
    </main>
  </div>
)

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10">
    <h2 className="font-bold text-xl">{title}</h2>
    <div className="mt-2 grid gap-3 wrap-anywhere [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-6">
      {children}
    </div>
  </section>
)
