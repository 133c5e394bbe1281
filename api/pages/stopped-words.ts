import type { SwitchName } from '#core/rules/operations/switches.ts'

/** The consoles say by themselves what is stopped, in words for those who work there. */
const consoles = ['app/pages/business/', 'app/pages/admin/']

/** What a visitor reads over a page while owners have stopped sending or the bot; nothing while all works. */
export function stoppedWords(file: string, off: readonly SwitchName[]): string | undefined {
  if (consoles.some((folder) => file.startsWith(folder))) return undefined
  if (off.includes('sending'))
    return 'We are mending something: on WhatsApp and by e-mail nothing is answered at the moment. What you send and book is kept, and you hear of it later. Searching works.'
  if (off.includes('bot'))
    return 'We are mending the WhatsApp chat: what you write there is kept and answered later. Searching and booking here work.'
  return undefined
}
