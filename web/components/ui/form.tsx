import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, useEffect } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '#web/lib/api/call.ts'
import { isAbout, showFields } from '#web/lib/api/form-errors.ts'
import { Notice } from './states.tsx'

/** What a form of react-hook-form says of its fields. */
type Fields<Name extends string> = { register(name: Name): UseFormRegisterReturn } & (
  | { formState: { errors: object } }
  | { errors: object }
)

/** What the field of this name takes: what registers it, and what is wrong with it. */
export const fieldOf = <Name extends string>(form: Fields<Name>, name: NoInfer<Name>) => {
  const errors = 'errors' in form ? form.errors : form.formState.errors
  const found: { message?: string } | undefined = get(errors, name)
  return { ...form.register(name), error: found?.message }
}

/** A form by a schema of the contract, from the values that it begins with. */
export function useContractForm<In extends FieldValues, Out>(schema: z.ZodType<Out, In>, start: In) {
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues: start as DefaultValues<In>,
  })
  return {
    ...form,
    names: Object.keys(start) as Path<In>[],
    field: (name: Path<In>) => fieldOf(form, name),
  }
}
type ContractForm<In extends FieldValues, Out> = ReturnType<typeof useContractForm<In, Out>>

type Sending = { error: ApiError | null }
type Props<In extends FieldValues, Out> = Omit<ComponentProps<'form'>, 'onSubmit' | 'form'> & {
  form: ContractForm<In, Out>
  sending?: Sending
  /** What the schema made of it, and as it was typed. */
  onSend(values: Out, typed: In): void
}

/** Sends what fits its schema; what the server says of a field is shown beside it. */
export function Form<In extends FieldValues, Out>({ form, sending, onSend, ...props }: Props<In, Out>) {
  const { names, setError } = form
  const error = sending?.error
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is shown once; the names stay the same
  useEffect(() => {
    if (error) showFields(error, names, setError)
  }, [error])
  const submit = form.handleSubmit((values) => onSend(values, form.getValues()))
  return <form noValidate className="grid gap-4" onSubmit={submit} {...props} />
}

/** What went wrong and is about none of the fields. */
export const FormProblem = ({ form, sending }: { form: { names: readonly string[] }; sending: Sending }) =>
  sending.error && !isAbout(sending.error, form.names) && <Notice tone="error">{sending.error.message}</Notice>
