import { useParams } from 'react-router-dom'
import { LinkedThread } from '../../features/messages/components/linked-thread.tsx'
import type { PageInfo } from '../../lib/page.ts'

export const page: PageInfo = { head: () => ({ title: 'Your conversation · Spoor', noindex: true }) }

export function Component() {
  const { token = '' } = useParams()
  return <LinkedThread token={token} />
}
