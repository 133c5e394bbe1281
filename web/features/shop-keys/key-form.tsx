import { useState } from 'react'
import type { ApiScope } from '#core/contracts/seller/keys.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { Button } from '../../components/ui/button.tsx'
import { CheckField, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { scopeWords } from './words.ts'

const all = Object.keys(scopeWords) as ApiScope[]

export function KeyForm({ shopId, onMade }: { shopId: string; onMade(token: string): void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['stock:read', 'stock:write'])
  const make = useSend('POST /shops/:shopId/keys', {
    invalidates: ['GET /shops/:shopId/keys'],
    onDone: ({ token }) => {
      setName('')
      onMade(token)
    },
  })
  return (
    <form
      aria-label="A new key"
      className="grid gap-3 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate({ params: { shopId }, body: { name, scopes: [...scopes] } })
      }}
    >
      <TextField
        label="Name of a new key"
        hint="What it is for: Till at the counter"
        maxLength={60}
        value={name}
        error={make.error?.fields.name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset>
        <legend className="font-semibold">It may</legend>
        {all.map((scope) => (
          <CheckField
            key={scope}
            label={scopeWords[scope]}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
      </fieldset>
      {make.error && !make.error.fields.name && <Notice tone="error">{make.error.message}</Notice>}
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={name.trim() === '' || scopes.length === 0}
        busy={make.isPending && 'Making it...'}
      >
        Make a key
      </Button>
    </form>
  )
}
