import type { SiteSettings } from '#core/contracts/site.ts'

const written = document.getElementById('settings')?.textContent ?? '{}'

/** What the server wrote into the page; nothing when the page is served by another server. */
const settings: Partial<SiteSettings> = JSON.parse(written)

/** Opens the chat with these words ready to send: in WhatsApp, or in the local simulator that stands in for it. */
export function whatsappLink(text: string): string {
  const words = encodeURIComponent(text)
  const { simulated, number } = settings.whatsapp ?? { simulated: true, number: '' }
  return simulated ? `/simulator?text=${words}` : `https://wa.me/${number}?text=${words}`
}
