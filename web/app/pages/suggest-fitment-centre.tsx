import { SuggestFitmentCentre } from '../../features/suggestion/components/suggestion-form.tsx'
import type { PageInfo } from '../../lib/page.ts'

export const page: PageInfo = {
  head: () => ({
    title: 'Suggest a Fitment Centre · Spoor',
    description: 'Name a tyre shop that you miss on Spoor, and we ask it to join.',
    canonical: '/request-admin-fitment-centre',
  }),
}

export const Component = SuggestFitmentCentre
