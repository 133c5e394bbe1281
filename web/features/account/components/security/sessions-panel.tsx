import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SessionList } from '#web/components/entry/session-list.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { leaveAccount } from '#web/lib/session-news.ts'
import { toast } from '#web/lib/toast.ts'
import { Panel } from '../profile/panel.tsx'

/** Where somebody is signed in, and the way to end each or all. */
export function SessionsPanel() {
  const { data } = useRead('GET /auth/sessions')
  return (
    <Panel title="Where you are signed in">
      <SessionList />
      {data && <Everywhere />}
    </Panel>
  )
}

function Everywhere() {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()
  const leaving = useSend('POST /auth/sign-out-everywhere', {
    onDone: () => {
      leaveAccount(client)
      void navigate('/')
    },
    onFailed: ({ message }) => toast({ type: 'error', title: 'Logout failed', message }),
  })
  return (
    <>
      <Button look="danger" className="mt-3" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <Confirm
        open={isAsking}
        title="Sign out everywhere?"
        yes="Sign out everywhere"
        no="Stay signed in"
        destroys
        busy={leaving.isPending}
        onYes={() => leaving.mutate()}
        onNo={() => setIsAsking(false)}
      >
        Every browser is signed out, this one too.
      </Confirm>
    </>
  )
}
