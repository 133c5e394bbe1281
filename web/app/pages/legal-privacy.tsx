import { read } from '#web/lib/api/read.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { LegalTextPage } from '../../features/legal/components/legal-text.tsx'
import { legalRead } from '../../features/legal/legal-read.ts'

export const page: PageInfo = {
  reads: ({ query }) => [read('GET /legal/:name', legalRead('privacy', query))],
  head: ({ query }) => ({
    title: 'Privacy Policy · Spoor',
    description: 'What Spoor keeps about you and why. Nothing is sold or shared, and nothing tracks you.',
    canonical: '/legal/privacy',
    ...(query.has('version') && { noindex: true }),
  }),
}

export const Component = () => <LegalTextPage name="privacy" />
