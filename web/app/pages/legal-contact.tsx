import { plainHead } from '#web/lib/page/head.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { Contact } from '../../features/legal/components/contact.tsx'
import { SITE_PATH } from '../../lib/site.ts'

export const page: PageInfo = {
  reads: () => [SITE_PATH],
  head: () =>
    plainHead(
      'Contact',
      'How to reach Spoor: support by e-mail and WhatsApp, the registered address, and business hours.',
      '/legal/contact',
    ),
}

export const Component = Contact
