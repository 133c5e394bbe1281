import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import type { PasskeyView } from '#core/contracts/admin/entry/security.ts'
import { PasskeyNameForm } from '#core/contracts/forms/admin-entry.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import { makePasskey } from '#web/lib/admin/passkeys.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { withCode } from '#web/lib/admin/with-code.ts'
import { call } from '#web/lib/api/call.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Panel } from './panel.tsx'

const invalidates = ['GET /admin/security'] as const

/** `isOnly`: there is no authenticator, so one passkey must stay. */
export function PasskeysPanel({ passkeys, isOnly }: { passkeys: readonly PasskeyView[]; isOnly: boolean }) {
  const [isNaming, setIsNaming] = useState(false)
  const adding = useNewPasskey({
    onDone: () => toast({ type: 'success', title: 'Passkey added' }),
    onFailed: toastError,
  })
  return (
    <Panel
      title="Passkeys"
      lead="A fingerprint, a face or a security key signs you in, without the password."
      actions={
        <Button look="quiet" busy={adding.isPending && 'Waiting for your device...'} onClick={() => setIsNaming(true)}>
          Add a passkey
        </Button>
      }
    >
      {passkeys.length === 0 ? (
        <p className="text-ink-soft">None yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} stays={isOnly && passkeys.length === 1} />
          ))}
        </ul>
      )}
      {isNaming && (
        <PasskeyNameDialog
          title="Add a passkey"
          does="Continue"
          onClose={() => setIsNaming(false)}
          onName={(name) => {
            setIsNaming(false)
            adding.start(name)
          }}
        />
      )}
    </Panel>
  )
}

function Passkey({ passkey: { id, name, addedAt, lastUsedAt }, stays }: { passkey: PasskeyView; stays: boolean }) {
  const [asking, setAsking] = useState<'name' | 'remove'>()
  const renaming = useAdminSend('PATCH /admin/security/passkeys/:id', { invalidates, onFailed: toastError })
  const removing = useAdminSend('DELETE /admin/security/passkeys/:id', {
    invalidates,
    onDone: () => toast({ type: 'success', title: 'Passkey removed' }),
    onFailed: toastError,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <Fingerprint aria-hidden size={22} className="text-ink-soft" />
      <div className="min-w-0 grow basis-40">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">
          Added {dayOfInstant(addedAt)}, {lastUsedAt ? `last used ${dayOfInstant(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <Button look="quiet" onClick={() => setAsking('name')}>
        Rename<span className="sr-only"> {name}</span>
      </Button>
      {!stays && (
        <Button look="danger" disabled={removing.isPending} onClick={() => setAsking('remove')}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      )}
      {asking === 'name' && (
        <PasskeyNameDialog
          title="Rename the passkey"
          does="Rename"
          name={name}
          onClose={() => setAsking(undefined)}
          onName={(name) => {
            setAsking(undefined)
            renaming.mutate({ params: { id }, body: { name } })
          }}
        />
      )}
      <Confirm
        open={asking === 'remove'}
        title={`Remove ${name}?`}
        yes="Remove it"
        destroys
        onYes={() => {
          setAsking(undefined)
          removing.mutate({ params: { id } })
        }}
        onNo={() => setAsking(undefined)}
      >
        It signs you in no more. Remove it from the device as well.
      </Confirm>
    </li>
  )
}

/** Has the device make a passkey, after the second factor if it was not shown of late. */
function useNewPasskey(after: { onDone(): void; onFailed(error: Error): void }) {
  const { mutate, isPending } = useSendWith(
    async (name: string) => {
      const { challenge, options } = await withCode(() => call('POST /admin/security/passkeys/start'))
      const passkey = await makePasskey(options)
      return call('POST /admin/security/passkeys', { body: { challenge, name, passkey } })
    },
    { invalidates: ['GET /admin/security'], ...after },
  )
  return { start: mutate, isPending }
}

type Props = { title: string; does: string; name?: string; onName(name: string): void; onClose(): void }

function PasskeyNameDialog({ title, does, name = '', onName, onClose }: Props) {
  const form = useContractForm(PasskeyNameForm, { name })
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form form={form} onSend={({ name }) => onName(name)}>
        <TextField
          label="Name"
          hint="By which you know the device: My phone, Blue key"
          autoComplete="off"
          autoFocus
          {...form.field('name')}
        />
        <Button type="submit" look="primary">
          {does}
        </Button>
      </Form>
    </Dialog>
  )
}
