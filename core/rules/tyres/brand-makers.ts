/** As the trade speaks of brands; a like tyre is one of the same class. */
export const brandClasses = ['premium', 'mid', 'budget'] as const
export type BrandClass = (typeof brandClasses)[number]

/**
 * Brands whose maker has its head office in China, as the makers' own sites say: ZC Rubber (Westlake, Goodride,
 * Chaoyang), Linglong, Triangle, Sailun (Sailun, Rovelo), Doublestar, Sentury (Landsail), Jinyu, Aeolus and others.
 * Where one tyre was made stands on its sidewall; these makers have factories in other countries, and others in China.
 */
export const chineseMakers: readonly string[] = [
  'Linglong',
  'Triangle',
  'Westlake',
  'Goodride',
  'Chaoyang',
  'Sailun',
  'Rovelo',
  'Jinyu',
  'Windforce',
  'Comforser',
  'Landsail',
  'Doublestar',
  'Aeolus',
  'Habilead',
  'Lanvigator',
  'Ovation',
  'Boto',
  'Aptany',
  'Rapid',
  'Tracmax',
]

/** The main brands of the five makers that the trade calls premium. */
export const premiumBrands: readonly string[] = ['Michelin', 'Bridgestone', 'Continental', 'Goodyear', 'Pirelli']

/** Makers of their own research and of original equipment below the five premium ones; all others are budget. */
export const midBrands: readonly string[] = [
  'Dunlop',
  'Firestone',
  'Hankook',
  'Yokohama',
  'Toyo',
  'Kumho',
  'Nexen',
  'Falken',
  'Sumitomo',
  'BFGoodrich',
  'General',
  'General Tire',
  'Cooper',
  'Maxxis',
  'Nitto',
  'Nokian',
  'Apollo',
  'Vredestein',
  'Uniroyal',
  'GT Radial',
  'Giti',
]

const has = (brands: readonly string[], brand: string): boolean =>
  brands.some((one) => one.toLowerCase() === brand.trim().toLowerCase())

export const brandClass = (brand: string): BrandClass =>
  has(premiumBrands, brand) ? 'premium' : has(midBrands, brand) ? 'mid' : 'budget'
