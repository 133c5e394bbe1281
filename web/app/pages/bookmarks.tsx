import type { PageInfo } from '#web/lib/page/page.ts'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { container } from '../../components/styles.ts'
import { Notice } from '../../components/ui/states.tsx'
import { MyShops } from '../../features/bookmarks/components/my-shops.tsx'

export const page: PageInfo = { head: () => ({ title: 'My Shops · Spoor', noindex: true }) }

export const Component = () => (
  <SignedInOnly>
    {({ role }) =>
      role === 'customer' ? (
        <MyShops />
      ) : (
        <main className={`${container} py-10`}>
          <h1 className="mb-4 font-bold text-2xl">My Shops</h1>
          <Notice tone="warning">This page is for customers only.</Notice>
        </main>
      )
    }
  </SignedInOnly>
)
