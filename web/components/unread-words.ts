/** Nobody reads a number past this, and the server counts a conversation's unread messages only so far beyond it. */
const MOST_SHOWN = 99

export const unreadWords = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count))
