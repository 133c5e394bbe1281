import { useState } from 'react'
import { MakeWebhook } from '#core/contracts/forms/integrations.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Form, FormProblem, useContractForm } from '../../components/ui/form.tsx'
import { Failed, Spinner } from '../../components/ui/states.tsx'
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
