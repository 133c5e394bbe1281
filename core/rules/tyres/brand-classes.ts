/** As the trade speaks of brands; a like tyre is one of the same class. */
export const brandClasses = ['premium', 'mid', 'budget'] as const
export type BrandClass = (typeof brandClasses)[number]
