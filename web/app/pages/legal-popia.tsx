import { Popia } from '../../features/legal/components/popia.tsx'
import type { PageInfo } from '../../lib/page.ts'

export const page: PageInfo = {
  head: () => ({
    title: 'POPIA Notice · Spoor',
    description:
      'What is collected, for what purpose, and your rights under the Protection of Personal Information Act.',
  }),
}

export const Component = Popia
