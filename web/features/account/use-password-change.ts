import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ChangePasswordForm } from '#core/contracts/forms/account.ts'
import { isAbout, showFields } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '../../lib/toast.ts'

const fields = ['current', 'password'] as const

/** A password that is changed with the present one, or set for the first time with the `presence` of its person. */
export function usePasswordChange(hasPassword: boolean, presence: string | undefined, onDone: () => void) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: { current: '', password: '', confirm: '' },
  })
  const changing = useSend('POST /auth/password', {
    onDone: () => {
      toast({ type: 'success', title: 'Password Updated!', message: 'Every other browser is signed out.' })
      onDone()
    },
    onFailed: (error) => showFields(error, fields, setError),
  })
  const submit = handleSubmit(({ current, password }) =>
    changing.mutate({ body: { password, ...(hasPassword ? { current } : { presence }) } }),
  )
  const { error } = changing
  const problem = error && !isAbout(error, fields) ? `Failed to update password: ${error.message}` : undefined
  return { register, errors: formState.errors, problem, submit, isSaving: changing.isPending }
}
