import { membersOperations } from './members.ts'
<<<<<<< HEAD
import { joiningOperations } from './seller/joining.ts'
=======
import { stockOperations } from './seller/stock.ts'
>>>>>>> main

/** What people of a shop do, by its key. tests/attacks/seller-rights.test.ts says of each who may. */
export const sellerOperations = {
  ...membersOperations,
<<<<<<< HEAD
  ...joiningOperations,
=======
  ...stockOperations,
>>>>>>> main
}
