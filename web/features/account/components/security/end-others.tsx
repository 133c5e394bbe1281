import { Button } from '#web/components/ui/button.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'

/** After a change of what signs in: somebody else may be signed in with what it was before. */
export function EndOthers() {
  const { data } = useRead('GET /auth/sessions')
  const ending = useSend('POST /auth/sign-out-others', {
    invalidates: ['GET /auth/sessions'],
    onDone: () => toast({ type: 'success', title: 'Every other browser is signed out' }),
    onFailed: ({ message }) => toast({ type: 'error', title: 'Logout failed', message }),
  })
  const others = data?.sessions.filter(({ current }) => !current) ?? []
  if (others.length === 0) return null
  return (
    <div className="grid gap-3 rounded-xl bg-sunk p-4 text-left">
      <p>You are also signed in on: {others.map(({ device }) => device).join(', ')}. Is that still you?</p>
      <Button look="quiet" busy={ending.isPending && 'Signing out...'} onClick={() => ending.mutate()}>
        Sign out every other browser
      </Button>
    </div>
  )
}
