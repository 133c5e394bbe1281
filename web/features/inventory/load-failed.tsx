import { RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { primaryButton, quietButton } from '../../components/styles.ts'
import { Notice } from '../../components/ui/states.tsx'

/** Stands in for the page when its stock cannot be read. */
export const LoadFailed = ({ title, onRetry }: { title: string; onRetry(): void }) => (
  <ConsolePage title="Inventory">
    <Notice tone="error">{title}</Notice>
    <div className="flex flex-wrap gap-3">
      <button type="button" className={primaryButton} onClick={onRetry}>
        <RotateCw aria-hidden size={18} /> Try Again
      </button>
      <Link to="/business/seller-dashboard" className={quietButton}>
        Back to Dashboard
      </Link>
    </div>
  </ConsolePage>
)
