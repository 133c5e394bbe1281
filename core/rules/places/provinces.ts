/** The nine provinces, by name; without the table of places, which a form need not load. */
export const provinceNames = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Northern Cape',
  'Western Cape',
] as const

export const isProvince = (name: string): name is (typeof provinceNames)[number] =>
  provinceNames.some((province) => province === name)
