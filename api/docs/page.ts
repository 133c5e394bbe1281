import { STATUS_CODES } from 'node:http'
import { escaped } from '#core/rules/website/escaped.ts'
import type { OpenApi, Operation } from './openapi.ts'
import { pointOfSale } from './point-of-sale.ts'
import type { Shape } from './shape.ts'

/** The document as a page for people: nothing is loaded and nothing runs. */
export const docsPage = (document: OpenApi): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escaped(document.info.title)}</h1>
<p>${escaped(document.info.description)}</p>
<p>Addresses begin with <code>${escaped(document.servers[0]?.url ?? '')}</code>. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Contents">
<h2><a href="#point-of-sale">Connect a point of sale</a></h2>
${document.tags.map(({ name }) => contents(document, name)).join('\n')}
<h2><a href="#schemas">Forms</a></h2>
</nav>
<main>
${pointOfSale(document.servers[0]?.url ?? '')}
${document.tags.map(({ name }) => section(document, name)).join('\n')}
<section id="schemas">
<h2>Forms</h2>
${Object.entries(document.components.schemas).map(form).join('\n')}
</section>
</main>
</body>
</html>
`

type Placed = Operation & { method: string; path: string }

const operationsOf = ({ paths }: OpenApi, tag: string): Placed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )

const contents = (document: OpenApi, tag: string): string => `<h2>${escaped(tag)}</h2>
<ul>${operationsOf(document, tag)
  .map(
    ({ operationId, method, path }) =>
      `<li><a href="#${operationId}"><code><b>${method}</b> ${escaped(path)}</code></a></li>`,
  )
  .join('')}</ul>`

const section = (document: OpenApi, tag: string): string =>
  `<section>\n<h2>${escaped(tag)}</h2>\n${operationsOf(document, tag).map(article).join('\n')}\n</section>`

const article = (operation: Placed): string => `<article id="${operation.operationId}">
<h3><code><b>${operation.method}</b> ${escaped(operation.path)}</code></h3>
<p>${escaped(operation.summary)}.</p>
<p class="soft">${escaped(operation.description)}</p>
${parameters(operation)}
${body(operation)}
${answers(operation)}
</article>`

const parameters = ({ parameters: all }: Operation): string =>
  all.length === 0
    ? ''
    : table(
        'Asked for in the address or a header',
        ['Name', 'Where', 'Value'],
        all.map(({ name, in: place, required, schema, description }) => [
          named(name, required),
          place,
          `${value(schema)}${description ? `<br><span class="soft">${escaped(description)}</span>` : ''}`,
        ]),
      )

function body({ requestBody }: Operation): string {
  if (!requestBody) return ''
  const schema = requestBody.content['application/json']?.schema
  if (!schema) return `<p>Sent as the file itself: ${types(requestBody.content)}.</p>`
  return schema.properties
    ? fields(`Sent as JSON${requestBody.required ? '' : ', or nothing'}`, schema)
    : `<p>Sent as JSON: ${value(schema)}.</p>`
}

/** The media types, and how long a file may be. */
function types(content: Record<string, { schema: Shape }>): string {
  const [first] = Object.values(content)
  const names = Object.keys(content).map((type) => `<code>${escaped(type)}</code>`)
  const longest = first?.schema.maxLength
  return `${names.join(', ')}${longest === undefined ? '' : `, up to ${longest} bytes`}`
}

/** Statuses of one form share a line. */
function answers({ responses }: Operation): string {
  const all = Object.entries(responses).map(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    const form = schema ? value(schema) : content ? `a file: ${types(content)}` : 'nothing'
    return { status: `${status} ${STATUS_CODES[status] ?? ''}`, form }
  })
  const rows = [...Map.groupBy(all, (one) => one.form)].map(([form, those]) => [
    those.map(({ status }) => status).join('<br>'),
    form,
  ])
  return table('Answers', ['Status', 'Form'], rows)
}

const form = ([name, shape]: [string, Shape]): string => `<article id="form-${name}">
<h3>${escaped(name)}</h3>
${shape.properties ? fields('Fields', shape) : `<p>${value(shape)}</p>`}
</article>`

const fields = (caption: string, { properties = {}, required = [] }: Shape): string =>
  table(
    caption,
    ['Name', 'Value'],
    Object.entries(properties).map(([name, shape]) => [named(name, required.includes(name)), value(shape)]),
  )

const named = (name: string, required: boolean): string =>
  `<code>${escaped(name)}</code>${required ? '' : ' <span class="soft">optional</span>'}`

/** The possible values in words; named shapes are links. */
function value(shape: Shape): string {
  if (shape.$ref) {
    const name = escaped(shape.$ref.split('/').at(-1) ?? '')
    return `<a href="#form-${name}">${name}</a>`
  }
  const kinds = shape.anyOf ?? shape.oneOf
  if (kinds) return kinds.map(value).join(' or ')
  if (shape.const !== undefined) return `<code>${escaped(JSON.stringify(shape.const))}</code>`
  if (shape.enum) return shape.enum.map((one) => `<code>${escaped(JSON.stringify(one))}</code>`).join(', ')
  if (shape.items) return `list of ${value(shape.items)}${limits(shape)}`
  if (shape.properties) return fields('', shape)
  return `${escaped(kind(shape))}${limits(shape)}`
}

function kind({ format, type = 'anything' }: Shape): string {
  const [first, ...others] = [type].flat()
  return [format ?? first, ...others].join(' or ')
}

const safe = Number.MAX_SAFE_INTEGER

function limits({ minimum, maximum, minLength, maxLength, minItems, maxItems, default: usual }: Shape): string {
  const least = minimum === undefined || minimum <= -safe ? (minLength ?? minItems) : minimum
  const most = maximum === undefined || maximum >= safe ? (maxLength ?? maxItems) : maximum
  const parts = [
    least !== undefined && `from ${least}`,
    most !== undefined && `to ${most}`,
    usual !== undefined && `else ${escaped(JSON.stringify(usual))}`,
  ].filter(Boolean)
  return parts.length > 0 ? ` <span class="soft">${parts.join(' ')}</span>` : ''
}

const table = (caption: string, head: string[], rows: string[][]): string =>
  `<div class="wide"><table>${caption && `<caption>${escaped(caption)}</caption>`}<thead><tr>${head.map((one) => `<th scope="col">${one}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`

/** Paper and dark, as the website. */
export const style = `:root{color-scheme:light dark;--paper:#faf8f3;--surface:#fff;--ink:#1c1a16;--soft:#575246;--line:#dfd9cc;--link:#0b5cad}
@media (prefers-color-scheme:dark){:root{--paper:#161511;--surface:#201e19;--ink:#f4f0e6;--soft:#bdb6a6;--line:#38352c;--link:#7db8f5}}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0 auto;max-width:75rem;padding:24px 16px 64px;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
h1,h2,h3{line-height:1.25;text-wrap:balance}
h2{margin:40px 0 12px}
h3{margin:0 0 8px;font-size:1.05rem;overflow-wrap:anywhere}
p{margin:0 0 12px;max-width:46rem}
a{color:var(--link)}
code{font:.92em/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
nav h2{margin:16px 0 4px;font-size:.95rem}
nav ul{list-style:none;margin:0;padding:0}
nav li a{display:block;padding:4px 0;text-decoration:none}
nav li a:hover{text-decoration:underline}
article{margin:0 0 16px;padding:20px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
article:target{outline:2px solid var(--link)}
.soft{color:var(--soft);font-size:.9em}
.wide{overflow-x:auto;margin:12px 0 0}
table{width:100%;border-collapse:collapse;font-size:.92rem}
caption{text-align:left;font-weight:600;padding:0 0 4px}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-top:1px solid var(--line)}
th{font-weight:600;color:var(--soft);font-size:.85em}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
@media (min-width:60rem){body{display:grid;grid-template-columns:18rem minmax(0,1fr);column-gap:40px}header{grid-column:1/-1}nav{position:sticky;top:0;align-self:start;max-height:100dvh;overflow-y:auto;padding-bottom:24px}main>section:first-child h2{margin-top:16px}}`
