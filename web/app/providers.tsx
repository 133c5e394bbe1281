import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorScreen } from '../components/error-screen.tsx'
import { ApiError } from '../lib/api/call.ts'

/** A refusal stays one however often it is asked again. */
const again = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

export const makeClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: again, staleTime: 60_000, refetchOnWindowFocus: false } } })

export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <ErrorScreen>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </ErrorScreen>
)
