import { BadgeCheck } from 'lucide-react'

/** Somebody has looked at the shop's papers. */
export const Verified = ({ className = '' }: { className?: string }) => (
  <span
    className={`inline-flex shrink-0 items-center gap-1 rounded-full bg-verified-wash px-2 py-0.5 font-medium text-verified text-xs ${className}`}
  >
    <BadgeCheck aria-hidden size={14} /> Verified
  </span>
)
