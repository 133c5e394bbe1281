import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorScreen } from '../components/error-screen.tsx'
import { ApiError } from '../lib/api/call.ts'
import { noticeEnded } from '../lib/session-news.ts'

/** A refusal stays one however often it is asked again. */
const again = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

export function makeClient(): QueryClient {
  const onError = (error: Error): void => noticeEnded(client, error)
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: again,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // Without a connection the worker may know an answer (public/sw.js); what failed is read again with the next one.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
  return client
}

export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <ErrorScreen>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </ErrorScreen>
)
