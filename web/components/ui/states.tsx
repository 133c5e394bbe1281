import { LoaderCircle, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOffline } from '../../lib/device/offline.ts'
import { Button } from './button.tsx'

/** A read that failed: what failed, and a way to try again. */
export const Failed = ({
  title,
  children,
  onRetry,
  retrying,
  again = 'Try again',
}: {
  title: string
  children?: ReactNode
  /** What trying again is called. */
  again?: string
  onRetry(): void
  retrying?: boolean
}) => (
  <div role="alert" className="rounded-xl bg-danger-wash p-5">
    <p className="flex items-center gap-2 font-bold text-danger">
      <TriangleAlert aria-hidden size={20} /> {title}
    </p>
    {children && <div className="mt-1 text-ink">{children}</div>}
    <Button look="quiet" className="mt-4" onClick={onRetry} disabled={retrying}>
      <RotateCw aria-hidden size={18} /> {again}
    </Button>
  </div>
)

/** Nothing to show, and what to do next. */
type EmptyProps = {
  title: string
  children?: ReactNode
  drawing?: ReactNode
  /** It is all that the page has to say. */
  isPage?: boolean
}

export const Empty = ({ title, children, drawing, isPage = false }: EmptyProps) => (
  <div className="grid justify-items-center gap-2 rounded-xl bg-sunk px-5 py-10 text-center">
    {drawing}
    {isPage ? <h1 className="font-bold text-lg">{title}</h1> : <p className="font-bold text-lg">{title}</p>}
    {children}
  </div>
)

/** What stands for something that is being read, and without a connection what it waits for. */
export const Loading = ({ children }: { children: ReactNode }) =>
  useOffline() ? (
    <p role="status" className="rounded-xl bg-sunk px-5 py-8 text-center">
      You have no connection. This loads by itself once you are connected again.
    </p>
  ) : (
    children
  )

export const Spinner = ({ children }: { children: ReactNode }) => (
  <Loading>
    <p role="status" className="flex items-center justify-center gap-2 py-8 text-ink-soft">
      <LoaderCircle aria-hidden size={20} className="animate-spin" /> {children}
    </p>
  </Loading>
)

type Tone = 'error' | 'warning' | 'success' | 'info'
const tones: Record<Tone, string> = {
  error: 'bg-danger-wash text-danger',
  warning: 'bg-accent-wash text-accent-ink',
  success: 'bg-verified-wash text-verified',
  info: 'bg-sunk text-ink',
}

/** A box that says something about what stands around it; errors are announced at once. */
export const Notice = ({ tone, children, className = '' }: { tone: Tone; children: ReactNode; className?: string }) => (
  <div
    role={tone === 'error' ? 'alert' : 'status'}
    className={`rounded-lg px-4 py-3 font-medium ${tones[tone]} ${className}`}
  >
    {children}
  </div>
)
