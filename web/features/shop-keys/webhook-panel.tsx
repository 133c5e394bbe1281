import { useState } from 'react'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Failed, Notice, Spinner } from '../../components/ui/states.tsx'
import { SecretOnce } from './secret-once.tsx'
import { WebhookCard } from './webhook-card.tsx'

/** The addresses that are told of every change of a booking. */
export function WebhookPanel({ shopId }: { shopId: string }) {
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
  const [url, setUrl] = useState('')
  const make = useSend('POST /shops/:shopId/webhooks', {
    invalidates: ['GET /shops/:shopId/webhooks'],
    onDone: ({ secret }) => {
      setUrl('')
      onMade(secret)
    },
  })
  return (
    <form
      aria-label="A new webhook"
      className="grid gap-3 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate({ params: { shopId }, body: { url } })
      }}
    >
      <TextField
        label="Address of a new webhook"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://till.example.co.za/spoor"
        value={url}
        error={make.error?.fields.url}
        onChange={({ target }) => setUrl(target.value)}
      />
      {make.error && !make.error.fields.url && <Notice tone="error">{make.error.message}</Notice>}
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={url.trim() === ''}
        busy={make.isPending && 'Adding it...'}
      >
        Add the webhook
      </Button>
    </form>
  )
}
