import { Outlet } from 'react-router-dom'
import { NearBlock } from '../lib/code/near.tsx'
import { Around } from './around.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { TabBar } from './layout/tab-bar.tsx'

/** Header and footer on wide screens; a header line and a tab bar on a phone. */
export const MainLayout = () => (
  <Around>
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-3"
    >
      Skip to content
    </a>
    <div className="flex min-h-dvh flex-col max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]">
      <Header />
      <div id="content" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </div>
      <NearBlock>
        <Footer />
      </NearBlock>
    </div>
    <TabBar />
  </Around>
)

/** Pages that stand alone: signing in, legal texts. */
export const BareLayout = () => (
  <Around>
    <Outlet />
  </Around>
)
