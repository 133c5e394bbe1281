import { ResetPasswordScreen } from '../../features/account/components/reset-password-screen.tsx'
import type { PageInfo } from '../../lib/page.ts'

export const page: PageInfo = { head: () => ({ title: 'Set New Password · Spoor', noindex: true }) }

export const Component = ResetPasswordScreen
