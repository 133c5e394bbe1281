import type { SiteSettings } from '#core/contracts/site.ts'
import { whatsappLink as whatsappChat } from '#core/rules/website/whatsapp-link.ts'

let current: Partial<SiteSettings> | undefined

/** The settings that the server wrote into the page; none if another server serves it. */
export const settings = (): Partial<SiteSettings> => {
  current ??= JSON.parse(document.getElementById('settings')?.textContent ?? '{}')
  return current ?? {}
}

/** For the server, which has no document to read them from. */
export const keepSettings = (given: SiteSettings): void => {
  current = given
}

/** Opens the chat with these words ready to send: in WhatsApp, or in the local simulator that stands in for it. */
export function whatsappLink(text: string): string {
  const { simulated, number } = settings().whatsapp ?? { simulated: true, number: '' }
  return simulated ? `/simulator?text=${encodeURIComponent(text)}` : whatsappChat(number, text)
}
