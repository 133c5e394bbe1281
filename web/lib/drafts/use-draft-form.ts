import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import { useDraft } from './use-draft.ts'

type Props<Typed extends FieldValues, Out> = Omit<UseFormProps<Typed, unknown, Out>, 'defaultValues'> & {
  defaultValues: DefaultValues<Typed> & Values
  /** Fields that are not kept: passwords, and what the account says of itself. */
  never?: readonly (keyof Typed)[]
}

/** A form whose fields are kept as they are filled in, under this name, until `forget`. */
export function useDraftForm<Typed extends FieldValues, Out = Typed>(
  name: string,
  { defaultValues, never = [], ...props }: Props<Typed, Out>,
): UseFormReturn<Typed, unknown, Out> & { forget(): void } {
  const { found, keep, forget } = useDraft(name)
  const [begun] = useState(() => ({ usual: defaultValues, never }))
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
          if (!isSent.current) keep(changed(values, begun.usual, begun.never))
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

/** Only what differs from the usual, so that what the form begins with can change; undefined if nothing does. */
function changed(values: Values, usual: Values, never: Left): Values | undefined {
  const typed = Object.entries(values).filter(
    ([name, value]) =>
      name in usual && !never.includes(name) && JSON.stringify(value) !== JSON.stringify(usual[name] ?? ''),
  )
  return typed.length > 0 ? Object.fromEntries(typed) : undefined
}

/** The kept values that this form has a field of the same sort for. */
function fitting<Usual extends Values>(found: unknown, usual: Usual, never: Left): Partial<Usual> {
  const kept = typeof found === 'object' && found !== null ? Object.entries(found) : []
  const fit = kept.filter(
    ([name, value]) =>
      name in usual &&
      !never.includes(name) &&
      typeof value === typeof usual[name] &&
      Array.isArray(value) === Array.isArray(usual[name]),
  )
  return Object.fromEntries(fit) as Partial<Usual>
}
