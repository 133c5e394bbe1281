import { type ReaderSettings, readerIsHere } from '../config.ts'

/** What the privacy policy says in addition while a second reader is named; it is off unless the operator names one. */
export function privacyOfReader(reader: ReaderSettings): string {
  const where = readerIsHere(reader) ? 'on our own machines' : `at ${new URL(reader.url).host}`
  const files = [reader.voiceModel && 'voice notes', reader.photoModel && 'photos'].filter(Boolean).join(' and ')
  return `

## A second reader

When Spoor does not understand a message on WhatsApp, it asks a language model ${where} what is meant. Names, numbers, number plates, addresses and links are taken out of the words first, and who wrote them is not said.${
    files &&
    ` It also reads ${files} that you send to Spoor and not to a shop: what can be heard or seen in them goes there as it is${
      reader.photoModel ? ', without the place and other data that a camera writes into a photo' : ''
    }.`
  } What the model makes of it is read back to you before anything is done that reaches somebody else.
`
}
