import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ChangePasswordForm } from '#core/contracts/forms/account.ts'
import { useSend } from '#web/lib/api/use-api.ts'
import { toast } from '../../lib/toast.ts'
import { changePassword } from './api/account.ts'
import { showFields, useFadingError } from './form-errors.ts'

/** A password that is changed with the present one, or set for the first time with the `presence` of its person. */
export function usePasswordChange(hasPassword: boolean, presence: string | undefined, onDone: () => void) {
  const [problem, setProblem] = useFadingError()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: { current: '', password: '', confirm: '' },
  })
  const changing = useSend({
    send: changePassword,
    onDone: () => {
      toast({ type: 'success', title: 'Password Updated!', message: 'Every other browser is signed out.' })
      onDone()
    },
    onFailed: (error) => {
      if (!showFields(error, ['current', 'password'], setError))
        setProblem(`Failed to update password: ${error.message}`)
    },
  })
  const submit = handleSubmit(({ current, password }) =>
    changing.mutate({ password, ...(hasPassword ? { current } : { presence }) }),
  )
  return { register, errors: formState.errors, problem, submit, isSaving: changing.isPending }
}
