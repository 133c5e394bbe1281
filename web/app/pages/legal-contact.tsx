import { read } from '#web/lib/api/read.ts'
import { plainHead } from '#web/lib/page/head.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { Contact } from '../../features/legal/components/contact.tsx'

export const page: PageInfo = {
  reads: () => [read('GET /site')],
  head: () =>
    plainHead(
      'Contact',
      'How to reach Spoor: support by e-mail and WhatsApp, the registered address, and business hours.',
      '/legal/contact',
    ),
}

export const Component = Contact
