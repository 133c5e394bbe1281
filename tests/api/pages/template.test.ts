import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stoppedWords } from '#api/pages/pages.ts'
import { readTemplate } from '#api/pages/template.ts'

const folder = mkdtempSync(join(tmpdir(), 'template-'))
afterAll(() => rmSync(folder, { recursive: true }))
const keep = (name: string, text: string) => writeFileSync(join(folder, name), text)
keep('base.css', 'p{color:red}')
keep(
  'index.html',
  '<link rel="stylesheet" crossorigin href="/base.css"><script type="module" crossorigin src="/first.js"></script><!--head--><!--stopped--><!--page--><!--data-->',
)
const dashboard = 'app/pages/business/seller-dashboard.tsx'
keep(
  'manifest.json',
  JSON.stringify({
    [dashboard]: { file: 'dashboard.js' },
    'app/pages/home.tsx': { file: 'home.js' },
    'app/console/code.ts': { file: 'code.js', dynamicImports: [dashboard] },
    'app/pages/login.tsx': { file: 'login.js' },
    'app/further-pages.ts': { file: 'further.js', dynamicImports: ['app/pages/login.tsx'] },
    'app/business/shell.tsx': { file: 'shell.js', imports: ['menu'] },
    menu: { file: 'menu.js' },
  }),
)
const settings = { whatsapp: { simulated: false, number: '27600123456' }, map: { tileUrl: '', attribution: '' } }
const { fill } = readTemplate({ folder, publicUrl: 'https://spoor.example', settings })
const page = (file: string) =>
  ({
    ...({ kind: 'page', status: 200, html: '', data: {}, parts: [], undeclared: [], unused: [] } as const),
    ...{ head: { title: 'Dashboard', canonical: '/' }, file, isOfConsole: file === dashboard },
  }) as const
const codeOf = (html: string) => JSON.parse(/id="code">([^<]*)</.exec(html)?.[1] ?? '[]')

test('a page of the seller names its code and that of what was drawn around it, what is needed first, and the beginning last', () => {
  const drawn = { ...page(dashboard), parts: ['app/business/shell.tsx'] }
  expect(codeOf(fill(drawn))).toEqual(['/code.js', '/menu.js', '/shell.js', '/dashboard.js', '/first.js'])
  expect(codeOf(fill(page('app/pages/home.tsx')))).toEqual(['/home.js', '/first.js'])
  expect(codeOf(fill(page('app/pages/login.tsx')))).toEqual(['/further.js', '/login.js', '/first.js'])
})

test('what is in the data of a page ends no script, and comes out as it went in', () => {
  const name = '</script><script>alert(1)</script><!--'
  const html = fill({ ...page(dashboard), data: { read: { name } } } as Parameters<typeof fill>[0])
  expect(html).not.toContain('alert(1)</script>')
  const found = [...html.matchAll(/<script type="application\/json" id="\w+">([^<]*)<\/script>/g)].map(
    ([, json = '']) => json,
  )
  expect(found.some((json) => JSON.stringify(JSON.parse(json)).includes(JSON.stringify(name)))).toBe(true)
})

test('code that comes later finds the style sheet that stands in the page, and does not fetch it', () => {
  expect(fill(page(dashboard))).toContain(
    '<style>p{color:red}</style><link rel="stylesheet" href="/base.css" disabled>',
  )
})

test('what owners have stopped stands over the pages of visitors, and not over those of the consoles', () => {
  const over = (file: string, off: Parameters<typeof stoppedWords>[1]) =>
    fill(page(file), stoppedWords(page(file), off))
  expect(over('app/pages/home.tsx', ['bot'])).toContain('what you write there is kept and answered later')
  expect(over('app/pages/home.tsx', ['sending', 'bot'])).toContain('on WhatsApp and by e-mail nothing is answered')
  for (const html of [over('app/pages/home.tsx', ['alerts']), over(dashboard, ['sending'])])
    expect(html).not.toContain('We are mending')
})
