/** The product's name and contact; they stand only here. */
export const brand = {
  name: 'Spoor',
  tagline: 'Tyres, fitted, near you',
  supportEmail: 'help@spoor.example',
}
