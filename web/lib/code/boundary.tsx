import { Component, type ReactNode } from 'react'
import { newErrorId, note, wordsOf } from '../device/diagnostics.ts'
import { fetchFailedCode, forgetFailedCode, isCodeNotLoaded } from './load-code.ts'

export type Failure = {
  id: string
  /** Its code could not be fetched: nothing is wrong with it. */
  notLoaded: boolean
  /** It is being fetched again. */
  trying: boolean
}

type Props = { children: ReactNode; instead(failure: Failure, again: () => void): ReactNode }
type State = { failure: Failure | undefined }

/** A phone that hangs on a line that carries nothing does not tell when it carries again. */
const AGAIN_MS = 15_000

/**
 * Shows something instead of a part that failed. What could not be fetched is fetched again until it is here. React knows
 * error boundaries only as classes.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: undefined }
  #timer: ReturnType<typeof setInterval> | undefined

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { id: newErrorId(), notLoaded: isCodeNotLoaded(error), trying: false } }
  }

  override componentDidCatch(error: unknown): void {
    const { failure } = this.state
    note(`error ${failure?.id ?? ''} ${wordsOf(error)}`)
    if (!failure?.notLoaded) return
    window.addEventListener('online', this.#again)
    this.#timer = setInterval(this.#again, AGAIN_MS)
  }

  override componentWillUnmount(): void {
    this.#end()
    // Whoever comes back to it tries again.
    if (this.state.failure) forgetFailedCode()
  }

  #end(): void {
    window.removeEventListener('online', this.#again)
    clearInterval(this.#timer)
  }

  /** What stands instead stays until the code is here. */
  #again = async (): Promise<void> => {
    const { failure } = this.state
    if (!failure || failure.trying) return
    this.setState({ failure: { ...failure, trying: true } })
    try {
      await fetchFailedCode()
      this.#end()
      this.setState({ failure: undefined })
    } catch {
      this.setState({ failure })
    }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.instead(failure, this.#again) : this.props.children
  }
}
