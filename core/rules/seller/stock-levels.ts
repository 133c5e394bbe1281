/** Fewer than so many of a tyre are low stock in notices and analytics. */
export const lowStockBelow = 10
/** At so many or fewer the banner of the dashboard warns. */
export const nearlyGone = 2
