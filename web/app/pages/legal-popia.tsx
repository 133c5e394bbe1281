import { read } from '#web/lib/api/read.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { LegalTextPage } from '../../features/legal/components/legal-text.tsx'
import { legalRead } from '../../features/legal/legal-read.ts'

export const page: PageInfo = {
  reads: ({ query }) => [read('GET /legal/:name', legalRead('popia', query))],
  head: ({ query }) => ({
    title: 'POPIA Notice · Spoor',
    description:
      'What is collected, for what purpose, and your rights under the Protection of Personal Information Act.',
    canonical: '/legal/popia',
    ...(query.has('version') && { noindex: true }),
  }),
}

export const Component = () => <LegalTextPage name="popia" />
