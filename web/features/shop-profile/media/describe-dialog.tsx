import { useId } from 'react'
import type { ShopPicture } from '#core/contracts/seller/shop-profile.ts'
import { gallerySays, MAX_PICTURE_WORDS } from '#core/rules/files/shop-pictures.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { smaller } from '#web/lib/pictures.ts'
import { toast } from '#web/lib/toast.ts'
import { useShowMedia } from './use-media.ts'

type Props = { shopId: string; picture: ShopPicture; onClose(): void }

/** What a picture shows, in the shop's own words. */
export function DescribeDialog({ shopId, picture, onClose }: Props) {
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
