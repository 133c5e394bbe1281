import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ChevronLeft, ChevronRight, GripVertical, MessageSquareText, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ShopPicture } from '#core/contracts/seller/shop-profile.ts'
import { Button } from '#web/components/ui/button.tsx'
import { smaller } from '#web/lib/pictures.ts'

type Props = {
  picture: ShopPicture
  at: number
  count: number
  canChange: boolean
  /** Picked up by a key. */
  isLifted: boolean
  /** A key on the handle. */
  onKey(event: KeyboardEvent<HTMLElement>): void
  onLeave(): void
  onMove(by: -1 | 1): void
  onDescribe(): void
  onRemove(): void
}

const round =
  'grid size-11 shrink-0 place-items-center rounded-full pointer-fine:size-9 bg-surface text-ink shadow-card disabled:opacity-40'

/** One picture with the ways to move and remove it: on pointing and focus at a desk, below it for fingers. */
export function GalleryPicture(props: Props) {
  const { picture, at, count, canChange, isLifted, onKey, onLeave, onMove, onDescribe, onRemove } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.id,
  })
  const name = `picture ${at + 1} of ${count}`
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={`group relative min-w-0 ${isDragging || isLifted ? 'z-10 opacity-80' : ''}`}
    >
      <img
        src={smaller(picture.url)}
        alt={picture.alt || `Gallery ${name}`}
        width={picture.width}
        height={picture.height}
        draggable={false}
        className="aspect-3/2 w-full rounded-xl object-cover"
      />
      {at === 0 && (
        <span className="absolute top-2 left-2 rounded-full bg-surface px-2.5 py-0.5 font-semibold text-sm shadow-card">
          First
        </span>
      )}
      {canChange && (
        <div className="mt-1 flex flex-wrap justify-center gap-1 transition-opacity duration-150 max-sm:grid max-sm:grid-cols-2 max-sm:justify-items-center lg:pointer-fine:absolute lg:pointer-fine:inset-x-0 lg:pointer-fine:bottom-2 lg:pointer-fine:mt-0 lg:pointer-fine:gap-0.5 lg:pointer-fine:opacity-0 lg:pointer-fine:group-focus-within:opacity-100 lg:pointer-fine:group-hover:opacity-100">
          <Button
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-pressed={isDragging || isLifted || undefined}
            onKeyDown={onKey}
            onBlur={onLeave}
            aria-label={`Drag ${name}`}
            className={`${round} cursor-grab touch-none max-sm:hidden`}
          >
            <GripVertical aria-hidden size={18} />
          </Button>
          <Ways name={name} at={at} count={count} onMove={onMove} onDescribe={onDescribe} onRemove={onRemove} />
        </div>
      )}
    </li>
  )
}

type WaysProps = Pick<Props, 'at' | 'count' | 'onMove' | 'onDescribe' | 'onRemove'> & { name: string }

const Ways = ({ name, at, count, onMove, onDescribe, onRemove }: WaysProps) => (
  <>
    <Button aria-label={`Move ${name} left`} className={round} disabled={at === 0} onClick={() => onMove(-1)}>
      <ChevronLeft aria-hidden size={18} />
    </Button>
    <Button aria-label={`Move ${name} right`} className={round} disabled={at === count - 1} onClick={() => onMove(1)}>
      <ChevronRight aria-hidden size={18} />
    </Button>
    <Button aria-label={`Describe ${name}`} title="Describe" className={round} onClick={onDescribe}>
      <MessageSquareText aria-hidden size={18} />
    </Button>
    <Button aria-label={`Delete ${name}`} className={`${round} text-danger`} onClick={onRemove}>
      <Trash2 aria-hidden size={18} />
    </Button>
  </>
)
