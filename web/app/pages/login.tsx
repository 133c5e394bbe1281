import { lazy } from 'react'
import { SignInScreen } from '#web/features/account/components/sign-in/sign-in-screen.tsx'
import type { PageInfo } from '#web/lib/page/page.ts'

const TermsText = lazy(() =>
  import('../../features/legal/components/terms.tsx').then(({ TermsText }) => ({ default: TermsText })),
)

export const page: PageInfo = {
  head: ({ query }) => ({
    title: query.get('tab') === 'signup' ? 'Get started · Spoor' : 'Sign in · Spoor',
    description: 'Sign in to Spoor with your e-mail address or with WhatsApp, or create an account.',
    canonical: '/login',
  }),
}

export const Component = () => <SignInScreen terms={<TermsText />} />
