import type { PageInfo } from '#web/lib/page/page.ts'
import { Guide } from '../../../features/joining/components/guide.tsx'

export const page: PageInfo = {
  head: () => ({
    title: 'How to sell on Spoor',
    description: 'Account, profile, inventory, deals: the four steps of a tyre shop on Spoor, and what works.',
    canonical: '/seller_sign_up_process',
  }),
}

export const Component = Guide
