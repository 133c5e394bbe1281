import type { PageInfo } from '#web/lib/page/page.ts'
import { AuditScreen } from '../../../features/admin-audit/audit-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Audit trail · Spoor Admin', noindex: true }) }

export const Component = () => <AuditScreen />
