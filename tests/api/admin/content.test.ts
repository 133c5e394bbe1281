import { beforeEach, describe, expect, test } from 'vitest'
import { ContentView } from '#core/contracts/admin/content.ts'
import { LegalText } from '#core/contracts/website/legal.ts'
import { readMarkup, wrongIn } from '#core/rules/legal/markup.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeAdmin, makePerson } from '../contract/world.ts'

const { cookie } = await makeAdmin()
const start = ctx.clock.now()
beforeEach(() => {
  forgetCounts()
  ctx.clock.set(start)
})

const form = {
  claims: [{ title: 'Verified suppliers only', text: 'A shop is checked before drivers see it.' }],
  figures: [{ value: '9', label: 'provinces' }],
  supportEmail: 'support@example.com',
  supportWhatsapp: '082 123 4567',
  registeredAddress: '1 Example Street\nSandton',
  helpUrl: '',
}
const change = (body: object) => ask('PATCH', '/api/admin/content', { cookie, body })
const site = () => ask('GET', '/api/site')
const publish = (body: object) => ask('POST', '/api/admin/legal/terms/versions', { cookie, body })
const terms = async (version?: number) => {
  const answer = await ask('GET', `/api/legal/terms${version ? `?version=${version}` : ''}`)
  return answer.status === 200 ? LegalText.parse(answer.json) : undefined
}

describe('what the website claims', () => {
  test('is used at once, is no longer the demo’s, and what is empty is not shown', async () => {
    await ctx.db
      .insertInto('site_content')
      .values({
        name: 'support_email',
        value: JSON.stringify('demo@example.com'),
        is_demo: true,
        updated_at: ctx.clock.now(),
      })
      .execute()
    const before = ContentView.parse((await ask('GET', '/api/admin/content', { cookie })).json)
    expect(before.demo).toEqual(['supportEmail'])
    const { headers } = await site()
    const changed = await change(form)
    expect(changed.json).toMatchObject({ demo: [], content: { helpUrl: null, supportWhatsapp: '+27821234567' } })
    const after = await site()
    expect(after.json).toMatchObject({ supportEmail: 'support@example.com', figures: form.figures, helpUrl: null })
    expect(after.headers.etag).not.toBe(headers.etag)
    await change({ ...form, figures: [] })
    expect((await site()).json.figures).toEqual([])
    const noted = await ctx.db
      .selectFrom('audit_entry')
      .select(['action', 'old_values', 'new_values'])
      .where('entity_type', '=', 'site_content')
      .orderBy('id')
      .execute()
    expect(noted.find(({ action }) => action === 'update')).toMatchObject({
      old_values: { name: 'support_email', value: 'demo@example.com' },
      new_values: { name: 'support_email', value: 'support@example.com' },
    })
    expect(noted.at(-1)).toMatchObject({ action: 'delete', old_values: { name: 'figures' } })
  })

  test('takes no figure above what is counted, says what is, and keeps what stood', async () => {
    await makeShop(ctx)
    await makePerson()
    await change(form)
    const { counted } = ContentView.parse((await ask('GET', '/api/admin/content', { cookie })).json)
    expect(counted).toMatchObject({ shops: 1, rating: null })
    const refused = await change({
      ...form,
      figures: [...form.figures, { value: '2', label: 'partner shops' }, { value: '4.8 out of 5', label: 'rating' }],
    })
    expect(refused.status).toBe(409)
    expect(refused.json).toMatchObject({
      code: 'CLAIMS_TOO_MUCH',
      fields: {
        'figures.1.value': 'Higher than what is counted: 1 shop',
        'figures.2.value': 'Higher than what is counted: no reviews',
      },
    })
    expect((await site()).json.figures).toEqual(form.figures)
    const figures = [{ value: '1', label: 'partner shop' }]
    expect((await change({ ...form, figures })).status).toBe(200)
    expect((await site()).json.figures).toEqual(figures)

    await ctx.db.updateTable('shop').set({ business_status: 'blocked' }).execute()
    const changes = () => ctx.db.selectFrom('audit_entry').where('entity_type', '=', 'site_content').execute()
    const before = await changes()
    expect((await change({ ...form, figures })).status, 'what stood before stays').toBe(200)
    expect(await changes()).toHaveLength(before.length)
  })

  test.each([
    ['supportEmail', 'nobody'],
    ['supportWhatsapp', '123'],
    ['helpUrl', 'javascript:alert(1)'],
    ['helpUrl', 'http://help.example.com'],
    ['claims', [{ title: '', text: 'x' }]],
  ])('refuses a wrong %s: %j', async (name, value) => {
    expect((await change({ ...form, [name]: value })).status).toBe(400)
  })
})

describe('legal texts', () => {
  test('begin with the version of the repository', async () => {
    expect(await terms()).toMatchObject({ version: 1, effectiveOn: '2025-09-30', isCurrent: true })
    expect(JSON.stringify((await terms())?.blocks)).toContain('Spoor is a marketplace only.')
  })

  test('a new version applies from its day; earlier ones stay, and people with an account are told', async () => {
    const person = await makePerson()
    const markup = '## 1. Acceptance\n\nNew words, with [our policy](/legal/privacy).'
    expect((await publish({ markup, effectiveOn: '2026-11-17' })).json.code).toBe('EFFECTIVE_DAY')
    const published = await publish({ markup, effectiveOn: '2026-12-01' })
    expect(published.status).toBe(201)
    expect(await terms()).toMatchObject({ version: 1, versions: [{ version: 2 }, { version: 1 }] })
    expect(await terms(2)).toMatchObject({ version: 2, isCurrent: false })
    expect(await terms(3)).toBeUndefined()
    expect((await publish({ markup, effectiveOn: '2026-12-02' })).json.code).toBe('NOTHING_CHANGED')
    for (let minutes = 0; minutes < 3; minutes++) {
      await drainWork(ctx)
      ctx.clock.advance(60_000)
    }
    const notices = await ask('GET', '/api/notices', { cookie: person.cookie })
    expect(notices.text).toContain('Our Terms and Conditions change')
    expect(notices.text).toContain('1 December 2026')
    expect(notices.text).toContain('/legal/terms?version=2')
    ctx.clock.set('2026-12-01T08:00:00Z')
    expect(await terms()).toMatchObject({ version: 2, isCurrent: true })
    expect(await terms(1)).toMatchObject({ version: 1, isCurrent: false })
  })

  test('a link elsewhere than the web, a mailbox or our pages is refused, and never drawn', async () => {
    for (const href of [
      'javascript:alert(1)',
      '//elsewhere.test',
      'data:text/html,x',
      '/\\elsewhere.test',
      'ftp://x.test',
    ]) {
      const markup = `Read [this](${href}).`
      expect(wrongIn(markup), href).toContain('A link leads to')
      expect((await publish({ markup, effectiveOn: '2026-12-24' })).status, href).toBe(400)
      expect(JSON.stringify(readMarkup(markup)), href).not.toContain('"href"')
    }
    for (const href of ['https://sars.gov.za', 'mailto:help@spoor.test', '/legal/popia', '#top'])
      expect(wrongIn(`Read [this](${href}).`), href).toBeUndefined()
  })
})

test('the markup knows headings, paragraphs, lists, strong words and links, and nothing else', () => {
  expect(readMarkup('Before\nit\n## Head\n- one **two**\n- <b>three</b>\n\nAfter [it](/x)')).toEqual([
    { type: 'paragraph', inlines: [{ text: 'Before it' }] },
    { type: 'heading', text: 'Head' },
    { type: 'list', items: [[{ text: 'one ' }, { text: 'two', strong: true }], [{ text: '<b>three</b>' }]] },
    { type: 'paragraph', inlines: [{ text: 'After ' }, { text: 'it', href: '/x' }] },
  ])
})
