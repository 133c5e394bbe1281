import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import type { ContentView } from '#core/contracts/admin/content.ts'
import type { SiteContentForm } from '#core/contracts/forms/content.ts'
import { claimsTooMuch, countedSubject, countedWords } from '#core/rules/website/counted-figures.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { card } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'

export type Typed = z.input<typeof SiteContentForm>
export type ContentFormOf = Omit<UseFormReturn<Typed, unknown, SiteContentForm>, 'handleSubmit'>

/** Beside the name of what only the demo says. */
export const DemoMark = () => <Badge tone="warning">Demo content</Badge>

const MOST = 6
type Props = { form: ContentFormOf; isDemo: boolean }

/** With the look of the website beside the fields. */
export function ClaimFields({ form, isDemo }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'claims' })
  const errors = form.formState.errors.claims
  const typed = form.watch('claims')
  return (
    <Box
      title="Claims"
      isDemo={isDemo}
      onAdd={fields.length < MOST ? () => append({ title: '', text: '' }) : undefined}
      add="Add a claim"
      preview={typed.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as they are typed
        <li key={at}>
          <strong>{title}</strong>
          <p className="text-ink-soft text-sm">{text}</p>
        </li>
      ))}
    >
      {fields.map((one, at) => (
        <Row key={one.id} name={`claim ${at + 1}`} onRemove={() => remove(at)}>
          <TextField
            label={`Claim ${at + 1}`}
            error={errors?.[at]?.title?.message}
            {...form.register(`claims.${at}.title`)}
          />
          <TextField label="Sentence" error={errors?.[at]?.text?.message} {...form.register(`claims.${at}.text`)} />
        </Row>
      ))}
    </Box>
  )
}

/** A figure that Spoor counts itself stands beside the field, and may not be exceeded. */
export function FigureFields({ form, isDemo, counted }: Props & Pick<ContentView, 'counted'>) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'figures' })
  const errors = form.formState.errors.figures
  const typed = form.watch('figures')
  const countedBeside = (at: number): string | undefined => {
    const subject = typed[at] && countedSubject(typed[at])
    return subject && `Counted: ${countedWords(subject, counted)}`
  }
  const tooMuch = (at: number): string | undefined => typed[at] && claimsTooMuch(typed[at], counted)
  return (
    <Box
      title="Figures"
      isDemo={isDemo}
      onAdd={fields.length < MOST ? () => append({ value: '', label: '' }) : undefined}
      add="Add a figure"
      preview={typed.map(({ value, label }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as they are typed
        <li key={at}>
          <strong className="text-2xl tabular-nums">{value}</strong>
          <p className="text-ink-soft text-sm">{label}</p>
        </li>
      ))}
    >
      {fields.map((one, at) => (
        <Row key={one.id} besides name={`figure ${at + 1}`} onRemove={() => remove(at)}>
          <TextField
            label={`Figure ${at + 1}`}
            hint={countedBeside(at)}
            error={errors?.[at]?.value?.message ?? tooMuch(at)}
            {...form.register(`figures.${at}.value`)}
          />
          <TextField label="Words" error={errors?.[at]?.label?.message} {...form.register(`figures.${at}.label`)} />
        </Row>
      ))}
    </Box>
  )
}

type BoxProps = {
  title: string
  isDemo: boolean
  add: string
  onAdd: (() => void) | undefined
  preview: ReactNode[]
  children: ReactNode
}

const Box = ({ title, isDemo, add, onAdd, preview, children }: BoxProps) => (
  <section className={`${card} grid gap-3 p-4`} aria-label={title}>
    <h2 className="flex items-center gap-2 font-bold text-lg">
      {title} {isDemo && <DemoMark />}
    </h2>
    {children}
    {onAdd && (
      <Button look="quiet" className="justify-self-start" onClick={onAdd}>
        <Plus aria-hidden size={18} /> {add}
      </Button>
    )}
    {preview.length > 0 && (
      <div className="border-line border-t pt-3">
        <h3 className="text-ink-soft text-sm">As the website shows it</h3>
        <ul className="mt-2 grid grid-cols-2 gap-3 break-words">{preview}</ul>
      </div>
    )}
  </section>
)

type RowProps = {
  name: string
  onRemove(): void
  /** Both fields are short: beside each other where there is room. */
  besides?: boolean
  children: ReactNode
}

const Row = ({ name, onRemove, besides = false, children }: RowProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
    <div className={`grid gap-2 ${besides ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : ''}`}>{children}</div>
    <Button
      aria-label={`Remove ${name}`}
      className="grid size-12 place-items-center rounded-lg hover:bg-sunk"
      onClick={onRemove}
    >
      <X aria-hidden size={20} />
    </Button>
  </div>
)
