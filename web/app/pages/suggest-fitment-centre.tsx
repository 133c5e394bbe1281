import type { PageInfo } from '#web/lib/page/page.ts'
import { SuggestFitmentCentre } from '../../features/suggestion/components/suggestion-form.tsx'

export const page: PageInfo = {
  head: () => ({
    title: 'Suggest a Fitment Centre · Spoor',
    description: 'Name a tyre shop that you miss on Spoor, and we ask it to join.',
    canonical: '/request-admin-fitment-centre',
  }),
}

export const Component = SuggestFitmentCentre
