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
