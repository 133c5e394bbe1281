import type { PageInfo } from '#web/lib/page/page.ts'
import { Popia } from '../../features/legal/components/popia.tsx'

export const page: PageInfo = {
  head: () => ({
    title: 'POPIA Notice · Spoor',
    description:
      'What is collected, for what purpose, and your rights under the Protection of Personal Information Act.',
  }),
}

export const Component = Popia
