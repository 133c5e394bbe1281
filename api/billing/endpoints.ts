import type { Endpoint } from '../route.ts'
import changeShopBilling from './change-shop-billing.ts'
import { paperEndpoints } from './papers.ts'
import shopBilling from './shop-billing.ts'

export const billingEndpoints: readonly Endpoint[] = [shopBilling, changeShopBilling, ...paperEndpoints]
