import { ResetPasswordScreen } from '#web/features/account/components/security/reset-password-screen.tsx'
import type { PageInfo } from '#web/lib/page/page.ts'

export const page: PageInfo = { head: () => ({ title: 'Set New Password · Spoor', noindex: true }) }

export const Component = ResetPasswordScreen
