import { unreadWords } from './unread-words.ts'

/** Nothing where nothing is unread. */
export const UnreadBadge = ({ count, className = '' }: { count: number | undefined; className?: string }) =>
  count ? (
    <span
      className={`inline-grid min-w-5 place-items-center rounded-full bg-danger px-1.5 font-bold text-surface text-xs leading-5 ${className}`}
    >
      {unreadWords(count)}
      <span className="sr-only"> unread</span>
    </span>
  ) : null
