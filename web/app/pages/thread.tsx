import { useParams } from 'react-router-dom'
import type { PageInfo } from '#web/lib/page/page.ts'
import { LinkedThread } from '../../features/messages/components/linked-thread.tsx'

export const page: PageInfo = { head: () => ({ title: 'Your conversation · Spoor', noindex: true }) }

export function Component() {
  const { token = '' } = useParams()
  return <LinkedThread token={token} />
}
