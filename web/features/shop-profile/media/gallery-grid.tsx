import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShopMedia, ShopPicture } from '#core/contracts/seller/shop-profile.ts'
import { gallerySays } from '#core/rules/files/shop-pictures.ts'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { DescribeDialog } from './describe-dialog.tsx'
import { GalleryPicture } from './gallery-picture.tsx'
import { useShowMedia } from './use-media.ts'

/** A finger that scrolls does not drag. */
const DRAGS_AFTER_PX = 6

/** The gallery in its order, which is changed by dragging, by buttons and by the keyboard. */
export function GalleryGrid({ shopId, media }: { shopId: string; media: ShopMedia }) {
  const { gallery, canChange } = media
  const { move, remove, isRemoving } = useGalleryChanges(shopId, media)
  const [asked, setAsked] = useState<ShopPicture>()
  const [described, setDescribed] = useState<ShopPicture>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAGS_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: besideOrBelow }),
  )
  const ids = gallery.map(({ id }) => id)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements: announcementsOf(ids) }}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy} disabled={!canChange}>
          <ul aria-label="Gallery" className="grid grid-cols-2 gap-3 sm:grid-cols-3 2xl:grid-cols-4">
            {gallery.map((picture, at) => (
              <GalleryPicture
                key={picture.id}
                picture={picture}
                at={at}
                count={gallery.length}
                canChange={canChange}
                onMove={(by) => move(at, at + by)}
                onDescribe={() => setDescribed(picture)}
                onRemove={() => setAsked(picture)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {described && <DescribeDialog shopId={shopId} picture={described} onClose={() => setDescribed(undefined)} />}
      <Confirm
        open={asked !== undefined}
        title="Remove this image?"
        yes="Remove"
        destroys
        busy={isRemoving}
        onNo={() => setAsked(undefined)}
        onYes={() => {
          if (asked) remove(asked.id)
          setAsked(undefined)
        }}
      >
        It goes from your page at once.
      </Confirm>
    </>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Left and right lead to the place before and behind, also from one row to the next; up and down to the nearest. */
const besideOrBelow: KeyboardCoordinateGetter = (event, args) => {
  const { active, over, droppableRects } = args.context
  const step = steps[event.code]
  const places: readonly (string | number)[] | undefined = active?.data.current?.sortable?.items
  if (!active || !step || !places) return sortableKeyboardCoordinates(event, args)
  const next = places[places.indexOf(over?.id ?? active.id) + step]
  const there = next === undefined ? undefined : droppableRects.get(next)
  event.preventDefault()
  return there && { x: there.left, y: there.top }
}

/** What the keyboard user hears of the places. */
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
      void client.invalidateQueries({ queryKey: key })
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
      client.setQueryData(key, { ...media, gallery })
      ordering.mutate({ params: { shopId }, body: { order: gallery.map(({ id }) => id) } })
    },
    remove: (imageId: string) => removing.mutate({ params: { shopId, imageId } }),
    isRemoving: removing.isPending,
  }
}
