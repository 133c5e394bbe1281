import { Component, type ReactNode, Suspense } from 'react'
import { Boundary } from '../lib/code/boundary.tsx'
import { later } from '../lib/code/later.tsx'
import { newErrorId, note, wordsOf } from '../lib/device/diagnostics.ts'
import { useOffline } from '../lib/device/offline.ts'
import { primaryButton, quietButton } from './styles.ts'
import { Button } from './ui/button.tsx'

type State = { id: string | undefined }

const CopyReport = later(() => import('./copy-report.tsx'))

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
        <Report id={id} />
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
    <Report id={id} />
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

/** Left out while its code cannot be fetched. */
const Report = ({ id }: { id: string }) => (
  <Boundary instead={() => null}>
    <Suspense>
      <CopyReport id={id} />
    </Suspense>
  </Boundary>
)

const ErrorId = ({ id }: { id: string }) => <p className="mt-2 text-ink-soft">Error {id}</p>

const ReloadPage = ({ className }: { className: string }) => (
  <Button className={className} onClick={() => window.location.reload()}>
    Reload Page
  </Button>
)
