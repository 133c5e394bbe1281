import type { PageInfo } from '#web/lib/page/page.ts'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { container } from '../../components/styles.ts'
import { MyNotices } from '../../features/notices/components/my-notices.tsx'

export const page: PageInfo = { head: () => ({ title: 'My notices · Spoor', noindex: true }) }

export const Component = () => (
  <SignedInOnly>
    {({ role }) => (
      <main className={`${container} max-w-2xl! py-6 md:py-10`}>
        <h1 className="mb-4 font-bold text-2xl md:text-3xl">My notices</h1>
        <MyNotices isCustomer={role === 'customer'} />
      </main>
    )}
  </SignedInOnly>
)
