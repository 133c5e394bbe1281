import { RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/states.tsx'

/** Stands in for the page when its stock cannot be read. */
export const LoadFailed = ({ title, onRetry }: { title: string; onRetry(): void }) => (
  <ConsolePage title="Inventory">
    <Notice tone="error">{title}</Notice>
    <div className="flex flex-wrap gap-3">
      <Button look="primary" onClick={onRetry}>
        <RotateCw aria-hidden size={18} /> Try Again
      </Button>
      <Link to="/business/seller-dashboard" className={quietButton}>
        Back to Dashboard
      </Link>
    </div>
  </ConsolePage>
)
