/** The logo of an application, before the server makes it square. */
export const LOGO_BYTES = 5 * 1024 * 1024
export const LOGO_SIDE = 600
export const LOGO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
export const logoSays = {
  missing: 'Business logo is required',
  size: 'Logo file size must be less than 5MB',
  type: 'Logo must be a JPEG, PNG, or WebP image',
}

/** The papers that an admin looks at, in the order in which they are asked for. */
export const documentKinds = ['registration', 'identity', 'address'] as const
export const documentNames: Record<(typeof documentKinds)[number], string> = {
  registration: 'Company registration',
  identity: 'ID of the owner',
  address: 'Proof of address',
}
export const DOCUMENT_TYPES: readonly string[] = ['application/pdf', ...LOGO_TYPES]
export const documentSays = {
  size: 'A document must be smaller than 10 MB',
  type: 'A document must be a PDF, JPEG, PNG or WebP file',
}
