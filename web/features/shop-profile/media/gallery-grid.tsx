import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ShopMedia, ShopPicture } from '#core/contracts/seller/shop-profile.ts'
import { gallerySays, MAX_PICTURE_WORDS } from '#core/rules/files/shop-pictures.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { invalidate, showAhead } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { smaller } from '#web/lib/pictures.ts'
import { toast } from '#web/lib/toast.ts'
import { GalleryPicture } from './gallery-picture.tsx'
import { useLifting } from './use-lifting.ts'
import { useShowMedia } from './use-media.ts'

/** A finger that scrolls does not drag. */
const DRAGS_AFTER_PX = 6

/** The gallery in its order, which is changed by dragging, by buttons and by the keyboard. */
export function GalleryGrid({ shopId, media }: { shopId: string; media: ShopMedia }) {
  const { gallery, canChange } = media
  const { move, remove, isRemoving } = useGalleryChanges(shopId, media)
  const [asked, setAsked] = useState<ShopPicture>()
  const [described, setDescribed] = useState<ShopPicture>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAGS_AFTER_PX } }))
  const ids = gallery.map(({ id }) => id)
  const { order, lifted, said, press, putBack } = useLifting(ids, move)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={putBack}
        onDragEnd={drop}
        accessibility={{ announcements: announcementsOf(ids) }}
      >
        <SortableContext items={order} strategy={rectSortingStrategy} disabled={!canChange}>
          <ul aria-label="Gallery" className="grid grid-cols-2 gap-3 sm:grid-cols-3 2xl:grid-cols-4">
            {inOrder(gallery, order).map((picture, at) => (
              <GalleryPicture
                key={picture.id}
                picture={picture}
                at={at}
                count={gallery.length}
                canChange={canChange}
                isLifted={picture.id === lifted}
                onKey={(event) => press(picture.id, event)}
                onLeave={putBack}
                onMove={(by) => move(at, at + by)}
                onDescribe={() => setDescribed(picture)}
                onRemove={() => setAsked(picture)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {said}
      </p>
      {described && <DescribeDialog shopId={shopId} picture={described} onClose={() => setDescribed(undefined)} />}
      <RemoveQuestion
        asked={asked}
        isBusy={isRemoving}
        onEnd={(id) => {
          if (id) remove(id)
          setAsked(undefined)
        }}
      />
    </>
  )
}

type Question = { asked: ShopPicture | undefined; isBusy: boolean; onEnd(id?: string): void }

const RemoveQuestion = ({ asked, isBusy, onEnd }: Question) => (
  <Confirm
    open={asked !== undefined}
    title="Remove this image?"
    yes="Remove"
    destroys
    busy={isBusy}
    onNo={() => onEnd()}
    onYes={() => onEnd(asked?.id)}
  >
    It goes from your page at once.
  </Confirm>
)

const inOrder = (gallery: readonly ShopPicture[], order: readonly string[]): ShopPicture[] =>
  order.flatMap((id) => gallery.find((picture) => picture.id === id) ?? [])

/** What is heard of the places while a picture is dragged. */
function announcementsOf(ids: readonly string[]): Announcements {
  const place = (id: unknown) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`
  return {
    onDragStart: ({ active }) => `Picked up picture ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `The picture is at place ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `The picture was put at place ${place(over.id)}.` : 'The picture was put back.'),
    onDragCancel: () => 'The picture was put back.',
  }
}

function useGalleryChanges(shopId: string, media: ShopMedia) {
  const client = useQueryClient()
  const show = useShowMedia(shopId)
  const key = queryKeyOf('GET /shops/:shopId/media', { params: { shopId } })
  const ordering = useSend('PATCH /shops/:shopId/gallery', {
    onDone: (kept) => {
      show(kept)
      toast({ type: 'success', title: gallerySays.moved })
    },
    onFailed: ({ message }) => {
      void invalidate(client, { queryKey: key })
      toast({ type: 'error', title: gallerySays.notMoved, ...(message !== gallerySays.notMoved && { message }) })
    },
  })
  const removing = useSend('DELETE /shops/:shopId/gallery/:imageId', {
    onDone: (kept) => {
      show(kept)
      toast({ type: 'success', title: gallerySays.removed })
    },
    onFailed: ({ message }) =>
      toast({ type: 'error', title: gallerySays.notRemoved, ...(message !== gallerySays.notRemoved && { message }) }),
  })
  return {
    move: (from: number, to: number) => {
      const gallery = arrayMove(media.gallery, from, to)
      showAhead<ShopMedia>(client, key, (had) => ({ ...had, gallery }))
      ordering.mutate({ params: { shopId }, body: { order: gallery.map(({ id }) => id) } })
    },
    remove: (imageId: string) => removing.mutate({ params: { shopId, imageId } }),
    isRemoving: removing.isPending,
  }
}

type Props = { shopId: string; picture: ShopPicture; onClose(): void }

/** What a picture shows, in the shop's own words. */
function DescribeDialog({ shopId, picture, onClose }: Props) {
  const form = useId()
  const show = useShowMedia(shopId)
  const { mutate, isPending, error } = useSend('PATCH /shops/:shopId/gallery/:imageId', {
    onDone: (kept) => {
      show(kept)
      toast({ type: 'success', title: gallerySays.described })
      onClose()
    },
  })
  const save = (words: FormDataEntryValue | null) =>
    mutate({ params: { shopId, imageId: picture.id }, body: { alt: String(words ?? '') } })
  return (
    <Dialog
      open
      title="Describe this picture"
      description="Read aloud to drivers who cannot see it, and shown where it does not load."
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" className="min-h-12" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} look="primary" busy={isPending && 'Saving...'}>
            Save
          </Button>
        </div>
      }
    >
      <img src={smaller(picture.url)} alt="" className="mb-4 max-h-56 w-full rounded-xl bg-sunk object-contain" />
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          save(new FormData(event.currentTarget).get('alt'))
        }}
      >
        <TextField
          label="What it shows"
          hint="For example: Our workshop with four bays"
          name="alt"
          autoComplete="off"
          maxLength={MAX_PICTURE_WORDS}
          defaultValue={picture.alt}
          error={error?.message}
        />
      </form>
    </Dialog>
  )
}
