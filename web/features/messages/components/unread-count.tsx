const MAX_COUNTED = 9

/** Nothing where nothing is unread. */
export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="grid min-w-6 shrink-0 place-items-center rounded-full bg-danger px-1.5 font-bold text-surface text-xs leading-6">
      {count > MAX_COUNTED ? '9+' : count}
      <span className="sr-only"> unread</span>
    </span>
  )
