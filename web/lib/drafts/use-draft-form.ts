import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import { useDraft } from './use-draft.ts'

type Props<Typed extends FieldValues, Out> = Omit<UseFormProps<Typed, unknown, Out>, 'defaultValues'> & {
  defaultValues: DefaultValues<Typed> & Values
  /** Fields that are not kept: passwords, and what the account says of itself. */
  never?: readonly (keyof Typed)[]
}

/**
 * A form whose fields are kept as they are filled in, under this name, until `forget`. Two forms of one name, of which
 * one is chosen, share the fields that both have, and each keeps what was typed into the other.
 */
export function useDraftForm<Typed extends FieldValues, Out = Typed>(
  name: string,
  { defaultValues, never = [], ...props }: Props<Typed, Out>,
): UseFormReturn<Typed, unknown, Out> & { forget(): void } {
  const { found, keep, forget } = useDraft(name)
  const [begun] = useState(() => ({ usual: defaultValues, never, others: left(found, defaultValues) }))
  const form = useForm<Typed, unknown, Out>({
    ...props,
    defaultValues: { ...begun.usual, ...fitting(found, begun.usual, begun.never) },
  })
  const isSent = useRef(false)
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isSent.current) keep(changed(values, begun))
        },
      }),
    [subscribe, keep, begun],
  )
  return {
    ...form,
    forget: () => {
      isSent.current = true
      forget()
    },
  }
}

type Values = Readonly<Record<string, unknown>>
type Left = readonly PropertyKey[]
type Begun = { usual: Values; never: Left; others: readonly [string, unknown][] }

/** Only what differs from the usual, so that what the form begins with can change; undefined if nothing does. */
function changed(values: Values, { usual, never, others }: Begun): Values | undefined {
  const typed = Object.entries(values).filter(
    ([name, value]) =>
      name in usual && !never.includes(name) && JSON.stringify(value) !== JSON.stringify(usual[name] ?? ''),
  )
  const kept = [...others, ...typed]
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** The kept values of which this form has no field. */
const left = (found: unknown, usual: Values) => entriesOf(found).filter(([name]) => !(name in usual))

const entriesOf = (found: unknown) => (typeof found === 'object' && found !== null ? Object.entries(found) : [])

/** The kept values that this form has a field of the same sort for. */
function fitting<Usual extends Values>(found: unknown, usual: Usual, never: Left): Partial<Usual> {
  const fit = entriesOf(found).filter(
    ([name, value]) =>
      name in usual &&
      !never.includes(name) &&
      typeof value === typeof usual[name] &&
      Array.isArray(value) === Array.isArray(usual[name]),
  )
  return Object.fromEntries(fit) as Partial<Usual>
}
