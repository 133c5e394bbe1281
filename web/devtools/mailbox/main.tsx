import '../../styles/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { MailboxPage } from './mailbox-page.tsx'

const client = new QueryClient({ defaultOptions: { queries: { retry: 1 } } })
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <MailboxPage />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}
