import { useRead } from '../../lib/api/use-read.ts'

const EVERY_MS = 10_000

/** Over each of the seller's pages while the chat is stopped, or nothing is sent. */
export function StoppedStrip() {
  const { data } = useRead('GET /site', {}, { every: EVERY_MS, onFocus: true })
  const words = data && wordsOf(data.stopped)
  return words ? (
    <p role="status" className="border-line border-b bg-accent-wash px-4 py-2 text-accent-ink text-sm print:hidden">
      {words}
    </p>
  ) : null
}

function wordsOf({ chat, sending }: { chat: boolean; sending: boolean }): string | undefined {
  if (sending)
    return 'We are mending something: messages to drivers wait and go out later. Everything on these pages works.'
  if (chat)
    return 'We are mending the WhatsApp chat: what you write there is kept and acted on later. Everything on these pages works.'
  return undefined
}
