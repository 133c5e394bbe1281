import { premiumBrands } from './brand-makers.ts'

export type BrandClass = 'premium' | 'mid' | 'budget'

/** Makers of their own research and of original equipment below the five premium ones; all others are budget. */
const midBrands: readonly string[] = [
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

/** As the trade speaks of brands; a like tyre is one of the same class. */
export const brandClass = (brand: string): BrandClass =>
  has(premiumBrands, brand) ? 'premium' : has(midBrands, brand) ? 'mid' : 'budget'
