import type { PageInfo } from '#web/lib/page/page.ts'
import { ApprovalScreen } from '../../../features/joining/components/approval-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Approval · Spoor Business', noindex: true }) }

export const Component = ApprovalScreen
