import { Link } from 'react-router-dom'
import type { PageInfo } from '#web/lib/page/page.ts'
import { container, primaryButton, quietButton } from '../../components/styles.ts'

export const page: PageInfo = { head: () => ({ title: 'Page not found · Spoor', noindex: true, status: 404 }) }

export const Component = () => (
  <main className={`${container} py-16`}>
    <h1 className="font-bold text-3xl">This road goes nowhere</h1>
    <p className="mt-2 mb-6 text-ink-soft">
      There is no page at this address. It may have moved, or the link was cut short.
    </p>
    <div className="flex flex-wrap gap-3">
      <Link to="/" className={primaryButton}>
        Go to Homepage
      </Link>
      <Link to="/search" className={`${quietButton} min-h-12`}>
        Search tyres
      </Link>
      <Link to="/fitment-centres" className={`${quietButton} min-h-12`}>
        All fitting centres
      </Link>
    </div>
  </main>
)
