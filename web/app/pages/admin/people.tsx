import type { PageInfo } from '#web/lib/page/page.ts'
import { PeopleScreen } from '../../../features/admin-people/people-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'People and consents · Spoor Admin', noindex: true }) }

export const Component = PeopleScreen
