import { useState } from 'react'
import { MakeWebhook } from '#core/contracts/forms/integrations.ts'
import type { Webhook } from '#core/contracts/seller/webhooks.ts'
import { ApiError } from '#web/lib/api/call.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { NoBusiness } from '../../components/business/no-business.tsx'
import { Badge } from '../../components/console/badge.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { card, linkLook } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Form, FormProblem, useContractForm } from '../../components/ui/form.tsx'
import { Empty, Failed, Spinner } from '../../components/ui/states.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { KeyPanel } from './key-panel.tsx'
import { SecretOnce } from './secret-once.tsx'
import { dayWords } from './words.ts'

/** What connects a shop's own systems, such as its till: keys, and addresses that are told of bookings. */
export function KeysScreen() {
  const { chosen, areKnown } = useChosenShop()
  if (!areKnown) return <Spinner>Loading...</Spinner>
  return (
    <ConsolePage
      title="Keys and webhooks"
      about={
        <>
          Let your till keep stock and prices true, and hear of bookings by itself.{' '}
          <a href="/api/docs#point-of-sale" className={linkLook}>
            How to connect it
          </a>
        </>
      }
    >
      {chosen ? <Panels shopId={chosen.id} /> : <NoBusiness />}
    </ConsolePage>
  )
}

function Panels({ shopId }: { shopId: string }) {
  const keys = useRead('GET /shops/:shopId/keys', { params: { shopId } })
  const { data, error, refetch, isFetching } = keys
  if (error instanceof ApiError && error.code === 'OWNER_REQUIRED')
    return (
      <Empty title="Only an owner of the shop can do this">
        <p>Keys and webhooks reach your stock and your bookings, so they are made and revoked by owners.</p>
      </Empty>
    )
  if (error && !data)
    return <Failed title="Failed to load the keys" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Spinner>Loading...</Spinner>
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <KeyPanel shopId={shopId} keys={data.keys} />
      <WebhookPanel shopId={shopId} />
      <BooksPanel shopId={shopId} keeps={data.keepsOwnBooks} />
    </div>
  )
}

/** Who counts what is sold: we, or the shop's own till. */
function BooksPanel({ shopId, keeps }: { shopId: string; keeps: boolean }) {
  const set = useSend('PATCH /shops/:shopId/own-books', {
    invalidates: ['GET /shops/:shopId/keys'],
    onDone: ({ keepsOwnBooks }) =>
      toast({ type: 'success', title: keepsOwnBooks ? 'Your own books set your stock' : 'We count what is sold' }),
    onFailed: toastError,
  })
  return (
    <section aria-label="Own books" className={`${card} grid gap-3 p-5`}>
      <h2 className="font-bold text-lg">We keep our own books: {keeps ? 'on' : 'off'}</h2>
      <p className="text-ink-soft">
        {keeps
          ? 'Your imports and your till say how many tyres stand on the shelf, and they have counted what you sold. A completed booking takes nothing off.'
          : 'A completed booking takes its tyres off your stock. Switch this on if your imports or your till count what you sell; else it would be counted twice.'}{' '}
        Tyres in confirmed bookings are promised either way.
      </p>
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={set.isPending}
        onClick={() => set.mutate({ params: { shopId }, body: { keepsOwnBooks: !keeps } })}
      >
        {keeps ? 'Switch it off' : 'Switch it on'}
      </Button>
    </section>
  )
}

/** The addresses that are told of every change of a booking. */
function WebhookPanel({ shopId }: { shopId: string }) {
  const [secret, setSecret] = useState<string>()
  const { data, error, refetch, isFetching } = useRead('GET /shops/:shopId/webhooks', { params: { shopId } })
  return (
    <section aria-label="Webhooks" className={`${card} grid gap-4 p-5`}>
      <div>
        <h2 className="font-bold text-lg">Webhooks</h2>
        <p className="text-ink-soft">
          An address of yours is told of every booking within seconds, signed, and again if it is away.
        </p>
      </div>
      {secret && <SecretOnce title="The secret that signs it" secret={secret} onClose={() => setSecret(undefined)} />}
      {error && !data && (
        <Failed title="Failed to load the webhooks" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Spinner>Loading...</Spinner>}
      {data?.webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} />
      ))}
      {data && <WebhookForm shopId={shopId} onMade={setSecret} />}
    </section>
  )
}

function WebhookForm({ shopId, onMade }: { shopId: string; onMade(secret: string): void }) {
  const form = useContractForm(MakeWebhook, { url: '' })
  const make = useSend('POST /shops/:shopId/webhooks', {
    invalidates: ['GET /shops/:shopId/webhooks'],
    onDone: ({ secret }) => {
      form.reset()
      onMade(secret)
    },
  })
  return (
    <Form
      form={form}
      sending={make}
      onSend={(body) => make.mutate({ params: { shopId }, body })}
      noValidate={false}
      aria-label="A new webhook"
      className="grid gap-3 border-line border-t pt-4"
    >
      <TextField
        label="Address of a new webhook"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://till.example.co.za/spoor"
        {...form.field('url')}
      />
      <FormProblem form={form} sending={make} />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={form.watch('url').trim() === ''}
        busy={make.isPending && 'Adding it...'}
      >
        Add the webhook
      </Button>
    </Form>
  )
}

/** One address with what was sent there. */
function WebhookCard({ webhook: { id, url, failingSince, disabledAt } }: { webhook: Webhook }) {
  const test = useSend('POST /webhooks/:id/test', {
    invalidates: ['GET /webhooks/:id/deliveries'],
    onDone: () => toast({ type: 'success', title: 'A test is on its way' }),
    onFailed: toastError,
  })
  const enable = useSend('POST /webhooks/:id/enable', {
    invalidates: ['GET /shops/:shopId/webhooks'],
    onFailed: toastError,
  })
  return (
    <article aria-label={url} className="grid gap-3 rounded-lg bg-sunk p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 grow break-all font-semibold">{url}</p>
        {disabledAt ? (
          <Badge tone="bad">Switched off {dayWords(disabledAt)}</Badge>
        ) : failingSince ? (
          <Badge tone="warning">Nothing arrives since {dayWords(failingSince)}</Badge>
        ) : (
          <Badge tone="good">On</Badge>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {disabledAt ? (
          <Button look="quiet" onClick={() => enable.mutate({ params: { id } })}>
            Switch on again
          </Button>
        ) : (
          <Button look="quiet" disabled={test.isPending} onClick={() => test.mutate({ params: { id } })}>
            Send a test
          </Button>
        )}
        <RemoveButton id={id} url={url} />
      </div>
      <DeliveryLog webhookId={id} isOn={disabledAt === null} />
    </article>
  )
}

function RemoveButton({ id, url }: { id: string; url: string }) {
  const [asks, setAsks] = useState(false)
  const remove = useSend('DELETE /webhooks/:id', { invalidates: ['GET /shops/:shopId/webhooks'], onFailed: toastError })
  return (
    <>
      <Button look="danger" onClick={() => setAsks(true)}>
        Remove
      </Button>
      <Confirm
        open={asks}
        title="Remove this webhook?"
        yes="Remove it"
        destroys
        busy={remove.isPending}
        onYes={() => {
          remove.mutate({ params: { id } })
          setAsks(false)
        }}
        onNo={() => setAsks(false)}
      >
        {url} hears of your bookings no more, and its log goes.
      </Confirm>
    </>
  )
}
