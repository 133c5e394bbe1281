import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSend } from './api/use-send.ts'
import { leaveAccount } from './session-news.ts'
import { toast } from './toast.ts'

/** Signs out and goes to the home page, or where it is told. */
export function useSignOut(to = '/') {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useSend('POST /auth/sign-out', {
    onDone: () => {
      leaveAccount(client)
      void navigate(to)
    },
    onFailed: () => toast({ type: 'error', title: 'Logout failed' }),
  })
  return { signOut: () => mutate(), isPending }
}
