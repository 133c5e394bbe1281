import { unreadWords } from './unread-words.ts'

type Props = {
  count: number | undefined
  className?: string
  /** What they are, where they are not messages to read. */
  says?: string | undefined
}

/** Nothing where nothing is unread. */
export const UnreadBadge = ({ count, className = '', says = 'unread' }: Props) =>
  count ? (
    <span
      className={`inline-grid min-w-5 place-items-center rounded-full bg-danger px-1.5 font-bold text-surface text-xs leading-5 ${className}`}
    >
      {unreadWords(count)}
      <span className="sr-only"> {says}</span>
    </span>
  ) : null
