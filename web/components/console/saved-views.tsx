import { Bookmark, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { SavedView, SaveView, ViewPage } from '#core/contracts/seller/stock.ts'
import { MAX_VIEW_NAME } from '#core/rules/seller/saved-views.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { toastError, toastUndo } from '#web/lib/toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/states.tsx'
import { useMayAct } from './acting.tsx'

type Props = {
  shopId: string
  page: ViewPage
  /** What a view holds: the names in the address, in their order. */
  names: readonly string[]
}

const KEY = 'GET /shops/:shopId/saved-views'
const quiet =
  'inline-flex min-h-9 items-center gap-1.5 rounded-lg px-2 font-semibold text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** The filters that somebody at the counter keeps under names, each a tap away. */
export function SavedViews(props: Props) {
  // They are a member's own, so who only looks at the shop has none.
  return useMayAct() ? <Own {...props} /> : null
}

function Own({ shopId, page, names }: Props) {
  const { params } = useAddress()
  const { data, error, refetch } = useRead(KEY, { params: { shopId } })
  const [asked, setAsked] = useState<SavedView | Omit<SaveView, 'name'>>()
  const remove = useRemove(shopId)
  const views = data?.views.filter((view) => view.page === page) ?? []
  const now = withChanges('', Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]))).slice(1)
  const chosen = views.find(({ query }) => query === now)
  if (error && !data)
    return (
      <p className="text-ink-soft text-sm">
        Your saved views could not be loaded.{' '}
        <Button className={quiet} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!data || (views.length === 0 && !now)) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <ul aria-label="Saved views" className="flex min-w-0 flex-wrap gap-2">
          {views.map((view) => (
            <li key={view.id} className="min-w-0">
              <ViewLink view={view} names={names} isChosen={view === chosen} />
            </li>
          ))}
        </ul>
      )}
      {chosen ? (
        <>
          <Button className={quiet} onClick={() => setAsked(chosen)}>
            <Pencil aria-hidden size={16} /> Rename
          </Button>
          <Button className={quiet} onClick={() => remove(chosen)}>
            <Trash2 aria-hidden size={16} /> Remove
          </Button>
        </>
      ) : (
        now && (
          <Button className={quiet} onClick={() => setAsked({ page, query: now })}>
            <Bookmark aria-hidden size={16} /> Save this view
          </Button>
        )
      )}
      {asked && <ViewNameDialog shopId={shopId} view={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

type ViewLinkProps = { view: SavedView; names: readonly string[]; isChosen: boolean }

function ViewLink({ view: { name, query }, names, isChosen }: ViewLinkProps) {
  const { params } = useAddress()
  const held = new URLSearchParams(query)
  const changes = Object.fromEntries(names.map((one) => [one, held.get(one) ?? undefined]))
  return (
    <Link
      to={withChanges(params.toString(), { ...changes, page: undefined }) || '?'}
      aria-current={isChosen || undefined}
      className={`inline-flex min-h-9 max-w-full items-center rounded-full border px-3 font-medium text-sm pointer-coarse:min-h-11 ${isChosen ? 'border-ink bg-ink text-paper' : 'border-line-strong bg-surface hover:bg-sunk'}`}
    >
      <span className="truncate">{name}</span>
    </Link>
  )
}

function useRemove(shopId: string): (view: SavedView) => void {
  const save = useSend('POST /shops/:shopId/saved-views', { invalidates: [KEY], onFailed: toastError })
  const remove = useSend('DELETE /shops/:shopId/saved-views/:viewId', { invalidates: [KEY], onFailed: toastError })
  return ({ id, ...body }) =>
    remove.mutate(
      { params: { shopId, viewId: id } },
      {
        onSuccess: () => toastUndo(`View '${body.name}' removed`, () => save.mutate({ params: { shopId }, body })),
      },
    )
}

type ViewNameDialogProps = {
  shopId: string
  /** One that has a name gets another. */
  view: SavedView | Omit<SaveView, 'name'>
  onClose(): void
}

const invalidates = ['GET /shops/:shopId/saved-views'] as const

/** Asks for the name of a view. */
function ViewNameDialog({ shopId, view, onClose }: ViewNameDialogProps) {
  const before = 'id' in view ? view : undefined
  const [name, setName] = useState(before?.name ?? '')
  const [isTried, setIsTried] = useState(false)
  const save = useSend('POST /shops/:shopId/saved-views', { invalidates, onDone: onClose })
  const rename = useSend('PATCH /shops/:shopId/saved-views/:viewId', { invalidates, onDone: onClose })
  const { error, isPending } = before ? rename : save
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!name.trim()) return
    if (before) rename.mutate({ params: { shopId, viewId: before.id }, body: { name } })
    else save.mutate({ params: { shopId }, body: { page: view.page, query: view.query, name } })
  }
  const missing = isTried && !name.trim() ? 'Please give the view a name' : undefined
  return (
    <Dialog
      open
      title={before ? 'Rename this view' : 'Save this view'}
      description="It keeps the filters and the order of the list, for you alone."
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {error && !error.fields?.name && <Notice tone="error">{error.message}</Notice>}
        <TextField
          label="Name"
          placeholder="Sold out 15 inch"
          autoComplete="off"
          maxLength={MAX_VIEW_NAME}
          error={missing ?? error?.fields?.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" look="primary" busy={isPending && 'Saving...'}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
