import { Button } from '../ui/button.tsx'

/** The next page of a list below those that are shown; nothing if there is none. */
export const MoreRows = ({ more, isLoading }: { more: (() => void) | undefined; isLoading: boolean }) =>
  more && (
    <Button look="quiet" className="justify-self-center" disabled={isLoading} onClick={more}>
      {isLoading ? 'Loading...' : 'Show more'}
    </Button>
  )
