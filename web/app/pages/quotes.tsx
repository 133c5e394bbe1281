import type { PageInfo } from '#web/lib/page/page.ts'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { container } from '../../components/styles.ts'
import { MyQuotes } from '../../features/quotes/components/my-quotes.tsx'

export const page: PageInfo = { head: () => ({ title: 'My quotes · Spoor', noindex: true }) }

export const Component = () => (
  <SignedInOnly>
    {(account) => (
      <main className={`${container} py-6 md:py-10`}>
        <h1 className="mb-4 font-bold text-2xl md:text-3xl">My quotes</h1>
        <MyQuotes account={account} />
      </main>
    )}
  </SignedInOnly>
)
