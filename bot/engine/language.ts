import { chosenLanguage, type OtherLanguage } from '#bot/understand/said/only-settings.ts'
import { proofCodeIn } from '#core/auth/number-proof.ts'
import type { Context } from '#core/context.ts'
import { type Contact, chooseLanguage } from '#core/messaging/inbound/conversation.ts'
import { readFromWeb } from '#core/rules/website/whatsapp-texts.ts'
import { isLanguage, type Language } from '#core/texts/texts.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Memory, State } from './state.ts'

/**
 * The language that the person chose, else that of the first message with enough words, until two in a row are in the
 * other one.
 */
export async function languageOf(
  ctx: Context,
  contact: Contact,
  { memory }: State,
  message: ParsedMessage,
): Promise<Language> {
  const { language } = message.understood
  const chosen = chosenLanguage(message.understood)
  if (chosen && isLanguage(chosen)) {
    memory.language = chosen
    memory.languageIsChosen = true
    await chooseLanguage(ctx, contact.id, chosen)
    return chosen
  }
  const known = contact.language ?? memory.language
  const isTheirs = !message.tapped && !isWrittenForThem(message)
  const noticed = language && isLanguage(language) && isTheirs ? language : undefined
  if (!noticed || !saysEnough(message, noticed)) return known ?? 'en'
  if (known && !isSecondInOther(known, noticed, contact, memory, message)) return known
  memory.language = noticed
  if (noticed === 'af' || known) await chooseLanguage(ctx, contact.id, noticed)
  return noticed
}

/** The website writes the words of its links in English, with codes whose letters may look like another language. */
const isWrittenForThem = ({ text }: ParsedMessage): boolean =>
  proofCodeIn(text) !== undefined || readFromWeb(text) !== undefined

/** What is set on the website is a choice, too. */
const isChosen = (contact: Contact, { language, languageIsChosen }: Memory): boolean =>
  languageIsChosen === true || (contact.language !== null && contact.language !== language)

/** A sentence in the other language right after another one: a few words of it are borrowed, two sentences are not. */
function isSecondInOther(
  known: Language,
  noticed: Language,
  contact: Contact,
  memory: Memory,
  { text }: ParsedMessage,
) {
  const before = memory.lastLanguage
  if (noticed !== known && wordsOf(text) < MIN_SENTENCE) return false
  memory.lastLanguage = noticed
  return noticed !== known && before === noticed && !isChosen(contact, memory)
}

/** Tells a person once how to switch, if they began in English and now write Afrikaans. */
export function offersAfrikaans(contact: Contact, memory: Memory, message: ParsedMessage): boolean {
  const { language } = message.understood
  const switched = contact.language === null && memory.language === 'en' && language === 'af'
  if (!switched || memory.offered || isWrittenForThem(message) || wordsOf(message.text) < MIN_SENTENCE) return false
  memory.offered = true
  return true
}

/**
 * A language that we read and do not write, where it is due to say so: once, below the second sentence in a row that is
 * in it.
 */
export function readsOnly(memory: Memory, message: ParsedMessage): OtherLanguage | undefined {
  const { language } = message.understood
  if (message.choice || message.kind !== 'text' || message.tapped || isWrittenForThem(message)) return undefined
  // One word and a borrowed one say nothing of it.
  if (!language || wordsOf(message.text) < MIN_SENTENCE) return undefined
  const before = memory.lastOther
  memory.lastOther = isLanguage(language) ? undefined : language
  if (isLanguage(language) || before === undefined || memory.toldOther) return undefined
  memory.toldOther = true
  return language
}

const MIN_SENTENCE = 3
const wordsOf = (text: string): number => text.trim().split(/\s+/).length

/** One word tells the language unless it is thanks, yes or no, which people borrow. */
const saysEnough = ({ text, yes, no, understood }: ParsedMessage, noticed: Language): boolean =>
  wordsOf(text) > 1 || (noticed === 'af' && !yes && !no && !['thanks', 'unknown'].includes(understood.intent))
