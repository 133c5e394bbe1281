/** Whether the doors are open at the moment. */
export const OpenState = ({ open, className = '' }: { open: boolean; className?: string }) => (
  <span
    className={`inline-flex items-center gap-1.5 font-semibold text-sm ${open ? 'text-verified' : 'text-ink-soft'} ${className}`}
  >
    <span aria-hidden className={`size-2 rounded-full ${open ? 'bg-verified' : 'bg-line-strong'}`} />
    {open ? 'Open now' : 'Closed now'}
  </span>
)
