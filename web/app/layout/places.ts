/** What the menu of small screens and the footer of wide ones lead to. */
export const tyrePlaces = [
  { to: '/search', name: 'Search Tyres' },
  { to: '/comparison', name: 'Compare' },
  { to: '/fitment-centres', name: 'Tyre Fitting Centres' },
  { to: '/flat-tyre', name: 'Flat tyre? Help' },
] as const

export const legalPlaces = [
  { to: '/legal/contact', name: 'Contact' },
  { to: '/legal/terms', name: 'Terms' },
  { to: '/legal/privacy', name: 'Privacy Policy' },
  { to: '/legal/popia', name: 'POPIA Notice' },
] as const
