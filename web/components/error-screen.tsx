import { Component, type ReactNode, useState } from 'react'
import { newErrorId, note, report, wordsOf } from '../lib/device/diagnostics.ts'
import { useOffline } from '../lib/device/offline.ts'
import { primaryButton, quietButton } from './styles.ts'
import { Button } from './ui/button.tsx'

type State = { id: string | undefined }

/** Stands in for a website that failed to draw. React knows error boundaries only as classes. */
export class ErrorScreen extends Component<{ children: ReactNode }, State> {
  override state: State = { id: undefined }

  static getDerivedStateFromError(): State {
    return { id: newErrorId() }
  }

  override componentDidCatch(error: unknown): void {
    note(`error ${this.state.id ?? ''} ${wordsOf(error)}`)
  }

  override render(): ReactNode {
    const { id } = this.state
    if (id === undefined) return this.props.children
    return (
      <main className="mx-auto max-w-md p-8">
        <h1 className="font-bold text-2xl">Something went wrong</h1>
        <ErrorId id={id} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="primary" onClick={() => this.setState({ id: undefined })}>
            Try Again
          </Button>
          <ReloadPage className={quietButton} />
        </div>
        <CopyReport id={id} />
      </main>
    )
  }
}

/** Stands in for a part of the page that failed to draw. */
export const ComponentError = ({ id }: { id: string }) => (
  <main className="mx-auto max-w-md p-8">
    <h1 className="font-bold text-2xl">Component Error</h1>
    <p className="mt-2 text-ink-soft">This part of the page could not be shown.</p>
    <ErrorId id={id} />
    <div className="mt-6">
      <ReloadPage className={primaryButton} />
    </div>
    <CopyReport id={id} />
  </main>
)

/** Stands in for a page whose code did not come: it is not on this device, or the connection broke off. */
export function NotLoaded({ trying, onRetry }: { trying: boolean; onRetry(): void }) {
  const isOffline = useOffline()
  return (
    <main className="mx-auto max-w-md p-8">
      <h1 className="font-bold text-2xl">{isOffline ? 'Not available offline' : 'This page did not load'}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {isOffline
          ? 'This page is not kept on your device.'
          : 'The connection broke off. What you typed elsewhere is still there.'}{' '}
        It opens by itself once you are connected again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" busy={trying && 'Trying…'} onClick={onRetry}>
          Try again
        </Button>
        {!isOffline && <ReloadPage className={quietButton} />}
      </div>
    </main>
  )
}

const ErrorId = ({ id }: { id: string }) => <p className="mt-2 text-ink-soft">Error {id}</p>

const ReloadPage = ({ className }: { className: string }) => (
  <Button className={className} onClick={() => window.location.reload()}>
    Reload Page
  </Button>
)

/** Where the browser refuses the clipboard, the report is shown to be copied by hand. */
function CopyReport({ id }: { id: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'by hand'>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report(id))
      setState('copied')
    } catch {
      setState('by hand')
    }
  }
  return (
    <div className="mt-6">
      <p className="text-ink-soft text-sm">
        If you ask us for help, send this report along. It says what the page did, and nothing about you.
      </p>
      <Button look="quiet" className="mt-2" onClick={() => void copy()}>
        {state === 'copied' ? 'Report copied' : 'Copy report'}
      </Button>
      {state === 'by hand' && (
        <textarea readOnly aria-label="Report" className="mt-2 h-40 w-full border p-2 text-sm" value={report(id)} />
      )}
    </div>
  )
}
