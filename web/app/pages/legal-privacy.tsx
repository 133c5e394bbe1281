import type { PageInfo } from '#web/lib/page/page.ts'
import { Privacy } from '../../features/legal/components/privacy.tsx'

export const page: PageInfo = {
  head: () => ({
    title: 'Privacy Policy · Spoor',
    description: 'What Spoor keeps about you and why. Nothing is sold or shared, and nothing tracks you.',
  }),
}

export const Component = Privacy
