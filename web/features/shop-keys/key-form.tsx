import { type ApiScope, MakeApiKey } from '#core/contracts/forms/integrations.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { Button } from '../../components/ui/button.tsx'
import { CheckField, TextField } from '../../components/ui/field.tsx'
import { Form, FormProblem, useContractForm } from '../../components/ui/form.tsx'
import { scopeWords } from './words.ts'

const all = Object.keys(scopeWords) as ApiScope[]

export function KeyForm({ shopId, onMade }: { shopId: string; onMade(token: string): void }) {
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
