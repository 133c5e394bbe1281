import type { PageInfo } from '#web/lib/page/page.ts'
import { ApplicationScreen } from '../../../features/joining/components/application-screen.tsx'

export const page: PageInfo = {
  head: () => ({
    title: 'Business application · Spoor',
    description: 'Put your tyre shop forward on Spoor, with its logo and documents.',
    canonical: '/business/signup',
  }),
}

export const Component = ApplicationScreen
