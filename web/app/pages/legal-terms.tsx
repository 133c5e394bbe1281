import type { PageInfo } from '#web/lib/page/page.ts'
import { Terms } from '../../features/legal/components/terms.tsx'

export const page: PageInfo = {
  head: () => ({
    title: 'Terms and Conditions · Spoor',
    description:
      'The terms of using Spoor: a marketplace only, for people of 18 and older. You deal with the shop and pay the shop.',
  }),
}

export const Component = Terms
