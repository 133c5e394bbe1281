import { useState } from 'react'
import { type ApiScope, MakeApiKey } from '#core/contracts/forms/integrations.ts'
import type { ApiKey } from '#core/contracts/seller/integration.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { CheckField, TextField } from '../../components/ui/field.tsx'
import { Form, FormProblem, useContractForm } from '../../components/ui/form.tsx'
import { SecretOnce } from './secret-once.tsx'
import { dayWords, scopeWords } from './words.ts'

/** The keys of the shop, and the way to make one. */
export function KeyPanel({ shopId, keys }: { shopId: string; keys: readonly ApiKey[] }) {
  const [token, setToken] = useState<string>()
  return (
    <section aria-label="Keys" className={`${card} grid gap-4 p-5`}>
      <div>
        <h2 className="font-bold text-lg">Keys</h2>
        <p className="text-ink-soft">A key acts for this shop alone, and only as far as you say.</p>
      </div>
      {token && <SecretOnce title="Your new key" secret={token} onClose={() => setToken(undefined)} />}
      {keys.length > 0 && (
        <ul className="grid gap-2">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      <KeyForm shopId={shopId} onMade={setToken} />
    </section>
  )
}

function KeyRow({ apiKey: { id, name, prefix, scopes, lastUsedAt } }: { apiKey: ApiKey }) {
  const [asks, setAsks] = useState(false)
  const end = useSend('DELETE /keys/:id', {
    invalidates: ['GET /shops/:shopId/keys'],
    onDone: () => toast({ type: 'success', title: `${name} is revoked` }),
    onFailed: toastError,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunk px-4 py-3">
      <div className="min-w-0 grow">
        <p className="break-words font-semibold">
          {name} <code className="whitespace-nowrap font-normal text-ink-soft text-sm">{prefix}…</code>
        </p>
        <p className="text-ink-soft text-sm">
          {scopes.map((scope: ApiScope) => scopeWords[scope]).join(', ')} ·{' '}
          {lastUsedAt ? `last used ${dayWords(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <Button aria-label={`Revoke ${name}`} look="danger" onClick={() => setAsks(true)}>
        Revoke
      </Button>
      <Confirm
        open={asks}
        title={`Revoke ${name}?`}
        yes="Revoke the key"
        destroys
        busy={end.isPending}
        onYes={() => {
          end.mutate({ params: { id } })
          setAsks(false)
        }}
        onNo={() => setAsks(false)}
      >
        Whatever uses it stops working at once.
      </Confirm>
    </li>
  )
}

const all = Object.keys(scopeWords) as ApiScope[]

function KeyForm({ shopId, onMade }: { shopId: string; onMade(token: string): void }) {
  const form = useContractForm(MakeApiKey, { name: '', scopes: ['stock:read', 'stock:write'] })
  const make = useSend('POST /shops/:shopId/keys', {
    invalidates: ['GET /shops/:shopId/keys'],
    onDone: ({ token }) => {
      form.setValue('name', '')
      onMade(token)
    },
  })
  const { name, scopes } = form.watch()
  return (
    <Form
      form={form}
      sending={make}
      onSend={(body) => make.mutate({ params: { shopId }, body })}
      aria-label="A new key"
      className="grid gap-3 border-line border-t pt-4"
    >
      <TextField
        label="Name of a new key"
        hint="What it is for: Till at the counter"
        maxLength={60}
        {...form.field('name')}
      />
      <fieldset>
        <legend className="font-semibold">It may</legend>
        {all.map((scope) => (
          <CheckField key={scope} label={scopeWords[scope]} value={scope} {...form.register('scopes')} />
        ))}
      </fieldset>
      <FormProblem form={form} sending={make} />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={name.trim() === '' || scopes.length === 0}
        busy={make.isPending && 'Making it...'}
      >
        Make a key
      </Button>
    </Form>
  )
}
