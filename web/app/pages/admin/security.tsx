import { SecurityScreen } from '#web/features/admin-entry/components/security/security-screen.tsx'
import type { PageInfo } from '#web/lib/page/page.ts'

export const page: PageInfo = { head: () => ({ title: 'My sign-in · Spoor Admin', noindex: true }) }

export const Component = SecurityScreen
