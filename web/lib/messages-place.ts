import { useUnread } from './api/unread.ts'
import { useWho } from './session.ts'

/** Where 'Messages' leads, with what is unread there: somebody who belongs to a shop answers its customers. */
export function useMessagesPlace(): { to: string; unread: number | undefined } {
  const who = useWho()
  const answers = who.state === 'in' && who.account.hasShop === true
  const unread = useUnread(answers ? 'business' : undefined)
  return { to: answers ? '/business/messages' : '/messages', unread }
}
