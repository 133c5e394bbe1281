import type { PageInfo } from '#web/lib/page/page.ts'
import { InvitationScreen } from '../../../features/staff/components/invitation-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Invitation to a shop · Spoor', noindex: true }) }

export const Component = InvitationScreen
