import { Link } from 'react-router-dom'
import { primaryButton } from '../../components/styles.ts'
import { Empty } from '../../components/ui/states.tsx'

/** For an account that was made for a shop and belongs to none yet. */
export const NoShop = () => (
  <Empty title="Welcome to Your Business Dashboard">
    <p>Your account belongs to no business yet.</p>
    <Link to="/business/signup" className={`${primaryButton} mt-2`}>
      Create Business Profile
    </Link>
  </Empty>
)
