import { read } from '#web/lib/api/read.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { LegalTextPage } from '../../features/legal/components/legal-text.tsx'
import { legalRead } from '../../features/legal/legal-read.ts'

export const page: PageInfo = {
  reads: ({ query }) => [read('GET /legal/:name', legalRead('terms', query))],
  head: ({ query }) => ({
    title: 'Terms and Conditions · Spoor',
    description:
      'The terms of using Spoor: a marketplace only, for people of 18 and older. You deal with the shop and pay the shop.',
    canonical: '/legal/terms',
    ...(query.has('version') && { noindex: true }),
  }),
}

export const Component = () => <LegalTextPage name="terms" />
