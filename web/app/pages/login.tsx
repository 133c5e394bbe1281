import { SignInScreen } from '#web/features/account/components/sign-in/sign-in-screen.tsx'
import { later } from '#web/lib/code/later.tsx'
import type { PageInfo } from '#web/lib/page/page.ts'

const TermsText = later(async () => ({
  default: (await import('../../features/legal/components/terms.tsx')).TermsText,
}))

export const page: PageInfo = {
  head: ({ query }) => ({
    title: query.get('tab') === 'signup' ? 'Get started · Spoor' : 'Sign in · Spoor',
    description: 'Sign in to Spoor with your e-mail address or with WhatsApp, or create an account.',
    canonical: '/login',
  }),
}

export const Component = () => <SignInScreen terms={<TermsText />} />
