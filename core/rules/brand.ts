/** The product's name and how to reach us: the one place where they stand. */
export const brand = {
  name: 'Spoor',
  tagline: 'Tyres, fitted, near you',
  supportEmail: 'help@spoor.example',
}
