import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AdminTyre, TyreDetail } from '#core/contracts/admin/tyres.ts'
import { acceptedPictures, pictureProblem } from '#core/rules/files/shop-pictures.ts'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { sendBytes } from '#web/lib/api/send-bytes.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend, useSendWith } from '#web/lib/api/use-send.ts'
import { tyreReads } from '../reads.ts'

/** The tyre's picture: another one is taken as it is chosen. */
export function TyreImage({ tyre, linked }: { tyre: AdminTyre; linked: TyreDetail['linked'] }) {
  const input = useRef<HTMLInputElement>(null)
  const invalidate = useInvalidate()
  const [problem, setProblem] = useState<string>()
  const done = () => invalidate(...tyreReads)
  const send = useSendWith(
    (file: File, { as }) => sendBytes('POST /admin/tyres/:id/image', { params: { id: tyre.id }, file }, { as }),
    { onDone: done },
  )
  const remove = useSend('PATCH /admin/tyres/:id', { onDone: done })
  const take = (file: File | undefined) => {
    if (!file) return
    const wrong = pictureProblem(file)
    setProblem(wrong)
    if (!wrong) send.mutate(file)
  }
  const isBusy = send.isPending || remove.isPending
  const says = problem ?? send.error?.message ?? remove.error?.message
  return (
    <div className="grid gap-3">
      {says && <Notice tone="error">{says}</Notice>}
      {linked && !tyre.imageUrl && <Linked {...linked} />}
      <div className="flex flex-wrap items-center gap-4">
        <div className="size-24 shrink-0">
          <TyrePicture {...tyre} brand={tyre.brand.name} />
        </div>
        <input
          ref={input}
          type="file"
          aria-label="Picture of the tyre"
          accept={acceptedPictures}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            take(target.files?.[0])
            target.value = ''
          }}
        />
        <div className="grid gap-2">
          <Button look="quiet" disabled={isBusy} onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden size={18} /> {send.isPending ? 'Uploading...' : 'Choose a picture'}
          </Button>
          {tyre.imageUrl && (
            <Button
              look="quiet"
              disabled={isBusy}
              onClick={() => remove.mutate({ params: { id: tyre.id }, body: { image: null } })}
            >
              Remove the picture
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const Linked = ({ link, problem }: NonNullable<TyreDetail['linked']>) => (
  <Notice tone={problem ? 'warning' : 'info'}>
    {problem ? 'The picture of the list could not be taken' : 'The picture of the list is being fetched'}:{' '}
    <span className="break-all">{link}</span>
    {problem && `. ${problem}.`}
  </Notice>
)
