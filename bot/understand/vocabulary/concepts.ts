/** What words mean for the wish, whatever the language. Each language file lists its words under these names. */
export const concepts = [
  'greet', 'thanks', 'help', 'human', 'please', 'yes', 'no',
  'tyre', 'rim', 'shop', 'where', 'near', 'deal', 'price', 'want', 'stock', 'cheap', 'expensive', 'closer', 'bestRated',
  'book', 'booking', 'come', 'cancel', 'cannotCome', 'move', 'show', 'my', 'when', 'status', 'open', 'phone', 'hours',
  'alert', 'notify', 'condition', 'watch', 'set', 'remove',
  'optOut', 'optIn', 'stop', 'dont', 'message', 'again', 'receive',
  'signIn', 'code', 'account', 'ask', 'tell', 'them', 'quote', 'problem',
  'speak', 'settings', 'area', 'only', 'night', 'change', 'late', 'instead',
  'more', 'other', 'same', 'whatAbout', 'for', 'each', 'total', 'selling', 'offTopic', 'is', 'what', 'which', 'have', 'how', 'i',
  'size', 'car', 'new', 'fit', 'service',
] as const

export type Concept = (typeof concepts)[number]

/** Phrases separated by commas. */
export type ConceptWords = Partial<Record<Concept, string>>
