import type { PageInfo } from '#web/lib/page/page.ts'
import { StaffScreen } from '../../../features/staff/components/staff-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Staff · Spoor Business', noindex: true }) }

export const Component = StaffScreen
