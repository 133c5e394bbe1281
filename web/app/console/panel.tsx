import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { TreadMark } from '../../components/tread-mark.tsx'

/** What stands in place of a console for whom it is not. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid min-h-dvh content-center justify-items-center gap-6 p-6">
    <header>
      <Link to="/" aria-label="Spoor, home" className="flex min-h-11 items-center gap-2 font-extrabold text-xl">
        <TreadMark className="size-7" />
        <span className="lettering">Spoor</span>
      </Link>
    </header>
    <main className="grid w-full max-w-md justify-items-center gap-4 rounded-2xl bg-surface p-8 text-center shadow-card">
      <h1 className="font-bold text-2xl">{title}</h1>
      {children}
    </main>
  </div>
)
