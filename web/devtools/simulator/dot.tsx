/** Something unread waits here. */
export const Dot = ({ count }: { count: number }) => (
  <span className="size-2.5 shrink-0 rounded-full bg-whatsapp">
    <span className="sr-only">{count} unread</span>
  </span>
)
