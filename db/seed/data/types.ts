export type Confidence = 'high' | 'medium' | 'low'

/** What a line of tyres is made for; it decides sizes, type and price. */
export type Use =
  | 'economy'
  | 'touring'
  | 'sport'
  | 'uhp'
  | 'run_flat'
  | 'suv'
  | 'suv_uhp'
  | 'suv_at'
  | 'all_terrain'
  | 'mud_terrain'
  | 'van'

export type Tier = 'premium' | 'middle' | 'value'
export type BrandLines = { tier: Tier; lines: Partial<Record<Use, readonly string[]>> }
