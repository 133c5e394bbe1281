import { createHash } from 'node:crypto'
import type { Response } from 'express'
import { brand } from '#core/rules/brand.ts'
import { escaped } from '#core/rules/website/escaped.ts'
import type { Language } from '#core/texts/texts.ts'

/** The few colours that the page needs of the website's own, on paper and in the dark. */
const style = `:root{color-scheme:light dark;--paper:#faf8f3;--surface:#fff;--ink:#1c1a16;--soft:#575246;--line:#dfd9cc;--accent:#ffb20d;--on-accent:#1f1500;--whatsapp:#25d366;--on-whatsapp:#052912;--focus:#0b5cad}
@media (prefers-color-scheme:dark){:root{--paper:#161511;--surface:#201e19;--ink:#f4f0e6;--soft:#bdb6a6;--line:#38352c;--focus:#7db8f5}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:28px 24px;background:var(--surface);border:1px solid var(--line);border-radius:16px}
.brand{margin:0 0 20px;font-weight:800;letter-spacing:.01em}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.25}
p{margin:0 0 20px;color:var(--soft);overflow-wrap:anywhere}
button,.button{display:block;width:100%;min-height:48px;padding:11px 20px;border:0;border-radius:12px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.whatsapp{background:var(--whatsapp);color:var(--on-whatsapp)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`

/** Hands in what stands behind the #, which a browser tells nobody by itself. */
const script = `const form = document.forms[0]
form.elements.t.value = location.hash.slice(1)
form.submit()`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing is loaded, and nothing runs but the script above; the form reaches only us. */
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export type LinkPage = {
  language: Language
  title: string
  body: string
} & (
  | {
      /** The one button: it spends the token, or leads into the chat. */
      press: { says: string; token: string } | { says: string; href: string }
    }
  | {
      /** The page hands in the token of its address and shows what is answered; these words if no script runs. */
      handsIn: string
    }
)

/**
 * Sends a page that stands alone. The address stays out of other sites' logs, but the form still says that it
 * comes from us, which a stricter referrer policy would hide.
 */
export function sendLinkPage(response: Response, status: number, page: LinkPage): void {
  response.status(status).set({
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  })
  response.type('html').send(html(page))
}

const html = ({ language, title, body, ...page }: LinkPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">${escaped(brand.name)}</p>
<h1>${escaped(title)}</h1>
<p>${escaped(body)}</p>
${'press' in page ? pressable(page.press) : handedIn(page.handsIn)}
</main>
</body>
</html>
`

const pressable = (press: Extract<LinkPage, { press: unknown }>['press']): string =>
  'token' in press
    ? `<form method="post" action="/auth/whatsapp"><input type="hidden" name="t" value="${escaped(press.token)}"><button type="submit">${escaped(press.says)}</button></form>`
    : `<a class="button whatsapp" href="${escaped(press.href)}">${escaped(press.says)}</a>`

const handedIn = (withoutScript: string): string =>
  `<form method="post" action="/auth/whatsapp/check"><input type="hidden" name="t"></form>
<noscript><p>${escaped(withoutScript)}</p></noscript>
<script>${script}</script>`
