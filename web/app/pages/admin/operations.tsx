import type { PageInfo } from '#web/lib/page/page.ts'
import { OperationsScreen } from '../../../features/admin-operations/operations-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Operations · Spoor Admin', noindex: true }) }

export const Component = OperationsScreen
