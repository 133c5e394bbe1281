import bookings from '../machines/bookings.ts'
import putStock from '../machines/put-stock.ts'
import stock from '../machines/stock.ts'
import type { Endpoint } from '../route.ts'
import endKey from './end-key.ts'
import listKeys from './list-keys.ts'
import makeKey from './make-key.ts'
import ownBooks from './own-books.ts'

/** What an owner makes for the shop's own systems. */
export const keyEndpoints: readonly Endpoint[] = [listKeys, makeKey, endKey, ownBooks]
/** What those systems do by a key. */
export const machineEndpoints: readonly Endpoint[] = [stock, putStock, bookings]
