import { useRead } from '#web/lib/api/use-read.ts'
import { OwnersOnly, Part, Section } from '../section.tsx'
import { Gallery } from './gallery.tsx'
import { Logo } from './logo.tsx'

/** Logo and gallery. */
export function MediaSection({ shopId }: { shopId: string }) {
  const read = useRead('GET /shops/:shopId/media', { params: { shopId } })
  return (
    <Section id="media" title="Pictures">
      <Part read={read} unavailable="Media management unavailable" height="h-72">
        {(media) => (
          <>
            <OwnersOnly canChange={media.canChange} />
            <div className="grid gap-8 lg:grid-cols-[16rem_1fr]">
              <Logo shopId={shopId} media={media} />
              <Gallery shopId={shopId} media={media} />
            </div>
          </>
        )}
      </Part>
    </Section>
  )
}
