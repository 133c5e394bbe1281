import { useRead } from '#web/lib/api/use-read.ts'
import { useChosenShop } from '../../../components/business/chosen-shop.ts'
import { NoBusiness } from '../../../components/business/no-business.tsx'
import { ConsolePage } from '../../../components/console/console-page.tsx'
import { Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { ButtonSection } from './button-section.tsx'
import { PosterSection } from './poster-section.tsx'

/** The ways to the chosen shop that its people print, share and put into their own website. */
export function ReachScreen() {
  const { chosen, areKnown } = useChosenShop()
  const read = useRead('GET /shops/:shopId/reach', chosen ? { params: { shopId: chosen.id } } : null)
  const { data } = read
  return (
    <ConsolePage title="Reach" about="Bring drivers from your counter and your website into the chat">
      {data ? (
        <>
          {!data.isPublic && (
            <Notice tone="warning">
              Drivers cannot see your shop at the moment. The code and the button lead to it as soon as they can.
            </Notice>
          )}
          <PosterSection reach={data} />
          <ButtonSection reach={data} />
        </>
      ) : read.isError ? (
        <Failed title="Failed to load your links" onRetry={() => void read.refetch()} retrying={read.isFetching}>
          {read.error.message}
        </Failed>
      ) : areKnown && !chosen ? (
        <NoBusiness />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </ConsolePage>
  )
}
