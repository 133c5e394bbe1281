import type { PageInfo } from '#web/lib/page/page.ts'
import { PersonScreen } from '../../../features/admin-people/person-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Person · Spoor Admin', noindex: true }) }

export const Component = PersonScreen
