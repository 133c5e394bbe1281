import { later } from '#web/lib/code/later.tsx'
import type { PageInfo } from '#web/lib/page/page.ts'
import { SellerSignUp } from '../../../features/joining/components/seller-sign-up.tsx'

const TermsText = later(async () => ({
  default: (await import('../../../features/legal/components/terms.tsx')).TermsText,
}))

export const page: PageInfo = {
  head: () => ({
    title: 'Join as a Seller · Spoor',
    description: 'Register your tyre shop on Spoor: drivers near you find it, and you answer them on WhatsApp.',
    canonical: '/signup',
  }),
}

export const Component = () => <SellerSignUp terms={<TermsText />} />
