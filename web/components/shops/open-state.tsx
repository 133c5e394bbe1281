type Props = { shop: { openNow: boolean; opensText: string | null }; className?: string }

/** Whether the doors are open at the moment, else when they open again. */
export const OpenState = ({ shop: { openNow, opensText }, className = '' }: Props) => (
  <span
    className={`inline-flex items-center gap-1.5 font-semibold text-sm ${openNow ? 'text-verified' : 'text-ink-soft'} ${className}`}
  >
    <span aria-hidden className={`size-2 shrink-0 rounded-full ${openNow ? 'bg-verified' : 'bg-line-strong'}`} />
    {openNow ? 'Open now' : (opensText ?? 'Closed now')}
  </span>
)
