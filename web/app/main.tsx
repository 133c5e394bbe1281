import '../styles/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorScreen } from '../components/error-screen.tsx'
import { Home } from './home.tsx'

const client = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 60_000, refetchOnWindowFocus: false } },
})
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ErrorScreen>
        <QueryClientProvider client={client}>
          <Home />
        </QueryClientProvider>
      </ErrorScreen>
    </StrictMode>,
  )
}
