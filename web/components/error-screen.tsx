import { Component, type ReactNode } from 'react'
import { primaryButton, quietButton } from './styles.ts'

type State = { id: string | undefined }

const errorId = () => crypto.randomUUID?.().slice(0, 8) ?? Date.now().toString(36)

/** Stands in for a website that failed to draw. React knows error boundaries only as classes. */
export class ErrorScreen extends Component<{ children: ReactNode }, State> {
  override state: State = { id: undefined }

  static getDerivedStateFromError(): State {
    return { id: errorId() }
  }

  override render(): ReactNode {
    if (this.state.id === undefined) return this.props.children
    return (
      <main className="mx-auto max-w-md p-8">
        <h1 className="font-bold text-2xl">Something went wrong</h1>
        <p className="mt-2 text-ink-soft">Error {this.state.id}</p>
        <div className="mt-6 flex gap-3">
          <button type="button" className={primaryButton} onClick={() => this.setState({ id: undefined })}>
            Try Again
          </button>
          <button type="button" className={quietButton} onClick={() => window.location.reload()}>
            Reload Page
          </button>
        </div>
      </main>
    )
  }
}

/** Stands in for a part of the page that failed to draw. */
export const ComponentError = () => (
  <main className="mx-auto max-w-md p-8">
    <h1 className="font-bold text-2xl">Component Error</h1>
    <p className="mt-2 mb-6 text-ink-soft">This part of the page could not be shown.</p>
    <button type="button" className={primaryButton} onClick={() => window.location.reload()}>
      Reload Page
    </button>
  </main>
)
