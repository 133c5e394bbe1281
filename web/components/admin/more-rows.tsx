import { quietButton } from '../styles.ts'

/** The next page of a list below those that are shown; nothing if there is none. */
export const MoreRows = ({ more, isLoading }: { more: (() => void) | undefined; isLoading: boolean }) =>
  more && (
    <button type="button" className={`${quietButton} justify-self-center`} disabled={isLoading} onClick={more}>
      {isLoading ? 'Loading...' : 'Show more'}
    </button>
  )
