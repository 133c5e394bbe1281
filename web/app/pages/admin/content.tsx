import type { PageInfo } from '#web/lib/page/page.ts'
import { ContentScreen } from '../../../features/admin-content/content-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Site content · Spoor Admin', noindex: true }) }

export const Component = ContentScreen
