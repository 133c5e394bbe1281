/** Nobody reads a number past this, and the server counts a conversation's unread messages only so far beyond it. */
const MAX_SHOWN = 99

export const unreadWords = (count: number): string => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count))
