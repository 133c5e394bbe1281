/** Conversations whose last message is looked at. The others stand before it. */
export const conversations: Readonly<Record<string, readonly string[]>> = {
  hi: ['hi'],
  search: ['4 x 205 55 16 in Sandton'],
  car: ['tyres for a 2018 polo vivo in Sandton'],
  pick: ['4 x 205 55 16 in Sandton', '1'],
  book: ['4 x 205 55 16 in Sandton', '1', 'book'],
  request: ['4 x 205 55 16 in Sandton', '1', 'book', 'the first free time', 'my name is Thandi Nkosi', 'send request'],
}
