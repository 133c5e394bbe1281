import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { KeepInAccount } from '../../../components/keep-in-account.tsx'
import { container } from '../../../components/styles.ts'
import { toast } from '../../../lib/toast.ts'
import { readsOf, threadReads } from '../api/messages.ts'
import { Conversation } from './conversation.tsx'

/** What a guest's private link opens: that one conversation. */
export function LinkedThread({ token }: { token: string }) {
  useKeepFresh(['thread_changed'], readsOf({ token }), { thread: token })
  return (
    <main
      className={`${container} max-w-4xl! flex flex-col gap-3 py-3 h-[calc(100dvh-8.25rem-var(--banner,0px))] md:h-[calc(100dvh-4.5rem-var(--banner,0px))] md:py-6`}
    >
      <h1 className="font-bold text-2xl">Your conversation</h1>
      <section
        aria-label="Conversation"
        className="mx-auto flex min-h-[26rem] w-full max-w-3xl grow flex-col overflow-hidden rounded-xl bg-surface shadow-card"
      >
        <Conversation of={{ token }} />
      </section>
      <KeepThread token={token} />
    </main>
  )
}

function KeepThread({ token }: { token: string }) {
  const { data } = useRead('GET /guest-threads/:token', { params: { token } })
  const keeping = useSend('POST /guest-threads/:token/keep', {
    invalidates: ['GET /guest-threads/:token', ...threadReads],
    onDone: () => toast({ type: 'success', title: 'The conversation stands in Messages' }),
    onFailed: ({ message }) => toast({ type: 'error', title: 'The conversation was not kept', message }),
  })
  if (!data) return null
  return (
    <KeepInAccount
      inAccount={data.inAccount}
      place={{ name: 'Messages', to: `/messages?thread=${data.id}` }}
      isKeeping={keeping.isPending}
      onKeep={() => keeping.mutate({ params: { token } })}
    />
  )
}
