import type { PageInfo } from '#web/lib/page/page.ts'
import { QuotesScreen } from '../../../features/shop-quotes/quotes-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Quotes · Spoor Business', noindex: true }) }

export const Component = () => <QuotesScreen />
