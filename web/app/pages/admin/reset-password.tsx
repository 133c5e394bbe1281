import { ResetPasswordScreen } from '#web/features/account/components/security/reset-password-screen.tsx'
import type { PageInfo } from '#web/lib/page/page.ts'

export const page: PageInfo = { head: () => ({ title: 'Set New Password · Spoor Admin', noindex: true }) }

export const Component = () => (
  <ResetPasswordScreen
    login="/admin-login"
    home="/admin-login"
    done="You are signed out everywhere. Sign in with your new password and your second factor, which stays as it is."
  />
)
