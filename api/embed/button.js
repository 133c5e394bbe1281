/*
 * The booking button of a shop, for its own website: docs/booking-button.md. It sets no cookie, keeps nothing, asks no
 * server for anything, and stands in a shadow root, so that neither page nor button changes how the other looks.
 * Websites may hold the hash of this file: a change of it needs another name.
 */
;(() => {
  const script = document.currentScript
  if (!script) return
  const { shop = '', label, aim, look } = script.dataset
  const host = document.createElement('span')
  const root = host.attachShadow({ mode: 'closed' })
  const link = document.createElement('a')
  const to = aim === 'message' ? 'message' : 'fitting'
  link.href = `${new URL(script.src).origin}/embed/chat/${encodeURIComponent(shop)}?aim=${to}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = label || (to === 'message' ? 'Ask us on WhatsApp' : 'Book a fitting on WhatsApp')
  const dark = look === 'dark'
  const style = new CSSStyleSheet()
  style.replaceSync(`
    :host { all: initial; display: inline-block; }
    a { display: inline-flex; align-items: center; min-height: 48px; box-sizing: border-box; padding: 10px 20px;
      border-radius: 10px; font: 700 16px/1.25 system-ui, sans-serif; text-decoration: none;
      background: ${dark ? '#171512' : '#25d366'}; color: ${dark ? '#f4efe2' : '#052912'}; }
    a:hover { background: ${dark ? '#2b2923' : '#1fbd5a'}; }
    a:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }`)
  root.adoptedStyleSheets = [style]
  root.append(link)
  script.after(host)
})()
