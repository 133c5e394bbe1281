import featureDeal from './feature-deal.ts'
import listDeals from './list-deals.ts'

export const dealsEndpoints = [listDeals, featureDeal]
