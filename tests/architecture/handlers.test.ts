import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allFiles, root } from './source.ts'

/** Steps that every request goes through, and what they are made of. */
const steps = 'a step of the way that every operation goes'
/** What has rights asks for them in serve.ts alone: each of these gives everybody the same, or takes a secret in its address. */
const handlers: Readonly<Record<string, string>> = {
  'api/app.ts': 'the map of everything that is served',
  'api/api.ts': 'where the operations are served',
  'api/main.ts': 'mounts the mailbox, which is there for local use only',
  'api/serve.ts': steps,
  'api/body.ts': steps,
  'api/browser.ts': steps,
  'api/security.ts': steps,
  'api/page-reader.ts': steps,
  'api/problem.ts': steps,
  'api/rate-limit.ts': steps,
  'api/send-file.ts': steps,
  'api/docs/docs.ts': 'the documentation, for everybody',
  'api/pages/pages.ts': 'the website: pages ask the operations, files are for everybody',
  'api/pages/live-pages.ts': 'the website during development',
  'api/pages/present-page.ts': 'a page that was drawn',
  'api/sitemap/sitemap.ts': 'for everybody',
  'api/embed/embed.ts': 'the button for shops’ own websites, for everybody',
  'api/cards/cards.ts': 'pictures of public things, for everybody',
  'api/media/media.ts': 'pictures of public pages by the hash of their content, for everybody',
  'api/calendar/calendar-file.ts': 'a secret address that calendars fetch',
  'api/links/stop-mails.ts': 'a secret address that stands in mails',
  'api/links/link.ts': 'a link from the chat, which signs in',
  'api/links/link-page.ts': 'a link from the chat, which signs in',
  'api/mailbox/routes.ts': 'the mailbox, which is there for local use only',
  'bot/main.ts': 'mounts the webhooks and the simulator',
  'bot/webhook.ts': 'Twilio, by its signature',
}
/** Stands in for Twilio, for local use only. */
const simulator = 'bot/simulator/'

test('whatever is served is an operation, or says here why it is none', () => {
  const found = allFiles().filter(
    (path) =>
      path.endsWith('.ts') &&
      !path.startsWith('tests/') &&
      !path.startsWith(simulator) &&
      readFileSync(join(root, path), 'utf8').includes("from 'express'"),
  )
  expect(found.toSorted()).toEqual(Object.keys(handlers).toSorted())
})
