import { VerifyEmailScreen } from '../../features/account/components/verify-email-screen.tsx'
import type { PageInfo } from '../../lib/page.ts'

export const page: PageInfo = { head: () => ({ title: 'Confirm your e-mail address · Spoor', noindex: true }) }

export const Component = VerifyEmailScreen
