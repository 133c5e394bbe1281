import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { TreadMark } from '#web/components/tread-mark.tsx'

/** What the pages for signing in stand in: the way home, and one card. */
export const AuthCard = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <div className="mx-auto grid min-h-dvh w-full max-w-lg grid-cols-1 content-start px-4 pb-12 sm:pt-8">
    <header className="flex min-h-15 items-center justify-between py-2">
      <Link to="/" aria-label="Spoor, home" className="flex min-h-11 items-center gap-2 rounded-lg">
        <TreadMark className="size-7" />
        <span className="lettering text-xl">Spoor</span>
      </Link>
    </header>
    <main className="rounded-2xl bg-surface p-5 shadow-card sm:p-8">
      <h1 className="font-bold text-2xl">{title}</h1>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </main>
  </div>
)
