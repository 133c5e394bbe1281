/** A South African number of the API (E.164) as people here read it: 082 123 4567. Without the library's tables. */
export const localPhone = (e164: string): string => e164.replace(/^\+27(\d{2})(\d{3})(\d{4})$/, '0$1 $2 $3')
