import { VerifyEmailScreen } from '#web/features/account/components/security/verify-email-screen.tsx'
import type { PageInfo } from '#web/lib/page/page.ts'

export const page: PageInfo = { head: () => ({ title: 'Confirm your e-mail address · Spoor', noindex: true }) }

export const Component = VerifyEmailScreen
