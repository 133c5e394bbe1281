import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { container } from '../../../components/styles.ts'
import { readsOf } from '../api/messages.ts'
import { Conversation } from './conversation.tsx'

/** What a guest's private link opens: that one conversation. */
export function LinkedThread({ token }: { token: string }) {
  useKeepFresh(['thread_changed'], readsOf({ token }), { thread: token })
  return (
    <main className={`${container} py-4 md:py-6`}>
      <h1 className="mb-3 font-bold text-2xl">Your conversation</h1>
      <section
        aria-label="Conversation"
        className="mx-auto flex max-w-3xl flex-col overflow-hidden rounded-xl bg-surface shadow-card h-[calc(100dvh-12rem-var(--banner,0px))] min-h-80"
      >
        <Conversation of={{ token }} />
      </section>
    </main>
  )
}
