import { Empty } from '../ui/states.tsx'

/** For an account that belongs to no shop, on a page that is about one. */
export const NoBusiness = () => <Empty title="No business found for this user. Please contact support." />
