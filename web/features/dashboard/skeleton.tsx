import { card } from '../../components/styles.ts'
import { Loading } from '../../components/ui/states.tsx'

const many = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** The shape of what comes. */
export const DashboardSkeleton = () => (
  <Loading>
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading...</span>
      <div aria-hidden className="grid grid-cols-3 gap-2 md:gap-4">
        {many(3).map((at) => (
          <div key={at} className={`${card} grid gap-2 p-3 md:p-4`}>
            <span className="skeleton h-5 w-2/3 rounded" />
            <span className="skeleton h-9 w-1/3 rounded" />
          </div>
        ))}
      </div>
      <div aria-hidden className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {many(4).map((at) => (
          <span key={at} className="skeleton h-11 rounded-lg" />
        ))}
      </div>
      <div aria-hidden className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
        {many(3).map((at) => (
          <div key={at} className={`${card} grid gap-3 p-4`}>
            <span className="skeleton h-7 w-1/2 rounded" />
            {many(3).map((line) => (
              <span key={line} className="skeleton h-14 rounded" />
            ))}
          </div>
        ))}
      </div>
    </div>
  </Loading>
)
