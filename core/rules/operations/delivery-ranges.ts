/** The times over which delivery is shown. */
export const deliveryRanges = ['24h', '7d', '30d'] as const
export type DeliveryRange = (typeof deliveryRanges)[number]
