import type { PageInfo } from '#web/lib/page/page.ts'
import { UnderstandingScreen } from '../../../features/admin-understanding/understanding-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'What people said · Spoor Admin', noindex: true }) }

export const Component = UnderstandingScreen
