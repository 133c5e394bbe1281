import { ImagePlus, Merge } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import type { AdminTyre, TyreDetail } from '#core/contracts/admin/tyres.ts'
import { acceptedPictures, pictureProblem } from '#core/rules/files/shop-pictures.ts'
import { Detail, SidePanel } from '#web/components/console/side-panel.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import type { ApiError } from '#web/lib/api/call.ts'
import { sendBytes } from '#web/lib/api/send-bytes.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend, useSendWith } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast } from '#web/lib/toast.ts'
import { readsOfTheRest, tyreReads, useGone } from '../reads.ts'
import { useKeepTyres } from '../review/use-review.ts'
import { nameOf } from '../words.ts'
import { TyreFields } from './tyre-fields.tsx'
import { changeOf, type TyreProblems, typedOf } from './tyre-form.ts'

type Props = { detail: TyreDetail; onClose(): void }

/** One tyre of the database: everything it holds, and what stands on it. */
export function TyrePanel({ detail: { tyre, use, linked }, onClose }: Props) {
  const { go } = useAddress()
  const [typed, setTyped] = useState(() => typedOf(tyre))
  const [problems, setProblems] = useState<TyreProblems>({})
  const save = useSend('PATCH /admin/tyres/:id', {
    invalidates: tyreReads,
    onDone: ({ tyre }) => {
      toast({ type: 'success', title: `${nameOf(tyre)} saved` })
      onClose()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { change, problems } = changeOf(tyre, typed)
    setProblems(problems)
    if (Object.keys(problems).length === 0) save.mutate({ params: { id: tyre.id }, body: change })
  }
  return (
    <SidePanel
      title={nameOf(tyre)}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="edit-tyre" look="primary" busy={save.isPending && 'Saving...'}>
            Save
          </Button>
          {tyre.needsReview && <Keep id={tyre.id} onClose={onClose} />}
          <Button look="quiet" onClick={() => go({ merge: '1', into: undefined })}>
            <Merge aria-hidden size={18} /> Merge
          </Button>
          {use.listings === 0 && <Delete id={tyre.id} name={nameOf(tyre)} onClose={onClose} />}
        </>
      }
    >
      <form id="edit-tyre" noValidate className="grid gap-4" onSubmit={submit}>
        {save.error && <NotSaved error={save.error} />}
        {tyre.needsReview && <Notice tone="warning">A seller added this tyre. Saving it keeps it.</Notice>}
        <TyreImage tyre={tyre} linked={linked} />
        <TyreFields typed={typed} problems={{ ...save.error?.fields, ...problems }} onChange={setTyped} />
      </form>
      <Use use={use} createdAt={tyre.createdAt} />
    </SidePanel>
  )
}

function NotSaved({ error: { message, fields } }: { error: ApiError }) {
  const { go } = useAddress()
  const same = fields.tyreId
  return (
    <Notice tone="error">
      {message}
      {same && (
        <Button
          className="mt-1 block min-h-9 underline underline-offset-4"
          onClick={() => go({ merge: '1', into: same })}
        >
          Merge the two
        </Button>
      )}
    </Notice>
  )
}

function Keep({ id, onClose }: { id: string; onClose(): void }) {
  const { keep, isKeeping } = useKeepTyres()
  return (
    <Button
      look="quiet"
      disabled={isKeeping}
      onClick={() => {
        keep([id])
        onClose()
      }}
    >
      Keep as it is
    </Button>
  )
}

const Use = ({ use, createdAt }: { use: TyreDetail['use']; createdAt: string }) => (
  <dl className="mt-6">
    <Detail name="Listings">
      {counted(use.listings, 'listing')}
      {use.shops.length > 0 && `: ${use.shops.join(', ')}${use.listings > use.shops.length ? ' …' : ''}`}
    </Detail>
    <Detail name="For sale now">{counted(use.offers, 'offer')}</Detail>
    <Detail name="Deals">{use.deals}</Detail>
    <Detail name="Bookings to come">{use.bookings}</Detail>
    <Detail name="Added">{dayOfInstant(createdAt)}</Detail>
  </dl>
)

function Delete({ id, name, onClose }: { id: string; name: string; onClose(): void }) {
  const [asks, setAsks] = useState(false)
  const gone = useGone()
  const remove = useSend('DELETE /admin/tyres/:id', {
    invalidates: readsOfTheRest,
    onDone: () => {
      gone()
      toast({ type: 'success', title: `${name} deleted` })
      onClose()
    },
    onFailed: ({ message }) => {
      setAsks(false)
      toast({ type: 'error', title: message })
    },
  })
  return (
    <>
      <Button look="danger" className="ml-auto" onClick={() => setAsks(true)}>
        Delete
      </Button>
      <Confirm
        open={asks}
        title={`Delete ${name}?`}
        yes="Delete"
        destroys
        busy={remove.isPending}
        onYes={() => remove.mutate({ params: { id } })}
        onNo={() => setAsks(false)}
      >
        No shop lists it.
      </Confirm>
    </>
  )
}

/** The tyre's picture: another one is taken as it is chosen. */
function TyreImage({ tyre, linked }: { tyre: AdminTyre; linked: TyreDetail['linked'] }) {
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
