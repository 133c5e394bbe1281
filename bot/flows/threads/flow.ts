import { type Action, again, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { doubtsUs } from '#bot/understand/said/of-driver/doubting.ts'
import { sendsAsItIs, wordsAndMore, wordsChanged } from '#bot/understand/said/words-changed.ts'
import { plain } from '#bot/understand/shop-words.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { refuseAway } from '#core/blocks.ts'
import { Refusal } from '#core/errors.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { findShopsByName } from '#core/shops/shops-near.ts'
import { latestWithShop, threadInChat } from '#core/threads/chat.ts'
import { threadWithCustomer } from '#core/threads/write-to-customer.ts'
import { refusalWords } from '../refused.ts'
import { deskBooking } from '../shop-desk/draft.ts'
import { tellCustomerOf, tellThread } from '../shop-desk/tell.ts'
import { defineFlow, frame } from '../steps.ts'
import { wordsAnew } from './anew.ts'
import type { ThreadsDraft } from './draft.ts'
import { passedOn, recipientIn } from './passing.ts'
import { go, hasFiles } from './talking.ts'
import { namedOf, shopCalled, whichForFile, whichOfThem } from './which-shop.ts'
import { shopsMeant } from './whom.ts'

export const threadsFrame = (draft: ThreadsDraft) => frame('threads', 'begin', draft)

/** Whom the words go to; undefined when that is not there any more. */
async function recipient(draft: ThreadsDraft, turn: Turn): Promise<string | undefined> {
  const { say, ctx } = turn
  if (draft.support) return say.threads.us
  if (draft.bookingId) return (await deskBooking(draft.bookingId, turn))?.customer.name
  if (draft.shopId) return (await shopDetails(ctx, draft.shopId))?.name
  const thread = draft.threadId ? await threadInChat(ctx, turn.actor, draft.threadId) : undefined
  return thread && recipientIn(thread, turn)
}

const begin: Action<ThreadsDraft> = {
  act: async (draft, turn) => {
    const { ctx, say, memory } = turn
    if (draft.shopName) {
      const { shopName, ...rest } = draft
      // The shop of a booking goes before others that are called alike.
      const [booked, ...others] = draft.names ? await shopsMeant(draft.names, turn) : []
      if (booked && others.length === 0 && isCalled(booked.name, shopName))
        return go('begin', { ...rest, shopId: booked.id })
      const [found] = await findShopsByName(ctx, shopName, memory.place)
      // What names no shop and is a sentence is what they want to say.
      if (!found && draft.words && shopName.split(' ').length >= SENTENCE && !readsAsQuestion(shopName))
        return go('which', { ...rest, words: shopName })
      if (!found) return go('which', rest, text(say.threads.noShop(shopName.slice(0, 100))))
      return go('begin', { ...rest, shopId: found.id })
    }
    if (!draft.threadId && !draft.shopId && !draft.bookingId && !draft.support) {
      const called = draft.words && !draft.among ? await shopCalled(draft.words, turn) : undefined
      if (called) return go('begin', { ...draft, ...called })
      const among = await shopsMeant(draft.names, turn)
      const [only, ...more] = among
      if (!only) return go('which', draft)
      return more.length === 0 ? go('begin', { ...draft, shopId: only.id }) : go('which', { ...draft, among })
    }
    await refuseAway(ctx, { shop: draft.shopId ?? (await shopInThread(draft, turn)) ?? '' })
    if (draft.shopId && !draft.words && !draft.media) {
      const latest = await latestWithShop(ctx, turn.actor, draft.shopId)
      const to = latest?.answer === undefined ? undefined : await recipient(draft, turn)
      if (latest && to !== undefined)
        return go('words', { threadId: latest.threadId }, text(say.threads.theyWrote(to, latest.answer ?? '')))
      return go('words', latest ? { threadId: latest.threadId } : draft)
    }
    if (draft.words || draft.media) return go(draft.support && !draft.unsure ? 'send' : 'sure', draft)
    return go('words', draft)
  },
}

/** The shop to which the driver writes in a conversation that goes on. */
async function shopInThread({ threadId }: ThreadsDraft, { ctx, actor }: Turn): Promise<string | undefined> {
  const thread = threadId ? await threadInChat(ctx, actor, threadId) : undefined
  return thread?.access.me.role === 'customer' ? (thread.access.thread.shop_id ?? undefined) : undefined
}

/** As many words are no name of a shop. */
const SENTENCE = 5

const isCalled = (name: string, said: string): boolean => plain(name).includes(plain(said))

const which: Question<ThreadsDraft> = {
  ask: async (draft, turn) => ({
    say: [
      draft.among
        ? whichOfThem(draft, turn)
        : draft.media
          ? await whichForFile(draft, turn)
          : text([draft.words && `“${draft.words}”`, turn.say.threads.whichShop].filter(Boolean).join('\n\n')),
    ],
  }),
  answer: (message, draft, turn) => {
    if (hasFiles(message)) return go('which', withFiles(message, draft, turn))
    const chosen = /^threads:to:([0-9a-f-]{36})$/.exec(message.choice ?? '')?.[1]
    const { among = [], ...rest } = draft
    if (chosen) return go('begin', { ...rest, shopId: chosen })
    if (message.no) return done(text(turn.say.threads.notSent))
    if (message.yes) return again()
    // Other words for a shop take the place of those that were kept.
    const anew = message.choice ? undefined : wordsAnew(message)
    const { shop } = message.understood.slots
    if (anew)
      return go(shop ? 'begin' : 'which', {
        ...draft,
        words: anew.slice(0, MAX_WORDS),
        ...(shop && { shopName: shop }),
      })
    const named = message.choice ? undefined : namedOf(among, message.text)
    if (named) return go('begin', { ...rest, shopId: named.id })
    if (among.length > 0 && !message.understood.slots.shop) return notUnderstood
    return message.kind === 'text' && message.text && !message.choice
      ? go('begin', { ...draft, shopName: message.understood.slots.shop ?? message.text.slice(0, MAX_WORDS) })
      : notUnderstood
  },
  freeText: true,
}

const words: Question<ThreadsDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    if (draft.support) return { say: [text(say.threads.askSupport)] }
    const to = await recipient(draft, turn)
    if (to === undefined) throw gone(say.threads.gone)
    return { say: [text(say.threads.askWords(to))] }
  },
  answer: (message, draft, { say }) => {
    if (hasFiles(message)) return go('send', { ...draft, words: message.text, media: [...message.media] })
    if (message.kind !== 'text' || message.text === '') return again(text(say.threads.onlyWords))
    if (asksNothing(message, draft)) return done(text(say.threads.notSent))
    if (message.text.length > MAX_WORDS) return again(text(say.threads.tooLong(MAX_WORDS)))
    return go('send', { ...draft, words: message.text })
  },
  freeText: 'verbatim',
}

/** 'Ok thanks' is said to us, not to the shop; 'yes' answers somebody who asked. */
function asksNothing({ understood, yes, no, text }: ParsedMessage, { threadId }: ThreadsDraft): boolean {
  const { intent, wishes } = understood
  if (yes || no) return threadId === undefined
  if (intent === 'thanks') return text.split(' ').length <= MAX_THANKS
  return intent === 'drop' && wishes.every(({ sure }) => sure)
}

/** More words than that say something besides. */
const MAX_THANKS = 4

/** Says what would be sent, and that nobody but a shop looks at it. */
function questionFor(to: string, { words, media, sort, shopId, support }: ThreadsDraft, { say, actor }: Turn): string {
  const isOfFrontDesk = actor.shops.length > 0 && !shopId && !support
  if (!media)
    return [say.threads.isItFor(to, words ?? ''), ...(isOfFrontDesk ? [say.threads.orRewrite] : [])].join('\n\n')
  const question = say.threads.isFileFor(to, words ?? '')
  return sort ? `${say.common.notUnderstood[sort]}\n\n${question}` : question
}
const TITLE = 20

const sure: Question<ThreadsDraft> = {
  // Words that are read back are changed by words, and read back again before they go out.
  takes: (message) => hasFiles(message) || wordsChanged(message.text) !== undefined,
  ask: async (draft, turn) => {
    const { say } = turn
    const to = await recipient(draft, turn)
    if (to === undefined) throw gone(say.threads.gone)
    const other = draft.instead && (await recipient({ threadId: draft.instead }, turn))
    const no = { id: 'threads:no', title: say.threads.dontSend }
    if (!other)
      return {
        say: [buttons(questionFor(to, draft, turn), { id: 'threads:send', title: say.threads.send }, no)],
      }
    const one = (id: string, name: string) => ({ id, title: name.slice(0, TITLE) })
    return {
      say: [
        buttons(say.threads.whichOf(draft.words ?? ''), one('threads:send', to), one('threads:instead', other), no),
      ],
    }
  },
  answer: (message, { instead, ...draft }, turn) => {
    const { say } = turn
    if (hasFiles(message)) return go('sure', withFiles(message, { ...draft, ...(instead && { instead }) }, turn))
    const changed = message.choice || draft.media ? undefined : wordsChanged(message.text)
    if (changed) return go('sure', { ...draft, ...(instead && { instead }), words: wordsWith(changed, draft.words) })
    if (message.choice === 'threads:instead' && instead)
      return go('send', { ...draft, threadId: instead, asRead: true })
    if (
      message.choice === 'threads:send' ||
      (!instead && (message.yes || (!message.choice && sendsAsItIs(message.text))))
    )
      return go('send', { ...draft, asRead: true })
    if (message.choice === 'threads:no' || message.no) return done(text(say.threads.notSent))
    const more = draft.media ? undefined : moreToSay(message)
    if (more)
      return go('sure', {
        ...draft,
        ...(instead && { instead }),
        words: wordsAndMore(draft.words ?? '', more).slice(0, MAX_WORDS),
      })
    return notUnderstood
  },
}

const MIN_MORE = 3
/** What is written under the words that are read back, and asks nothing of us, is for the same reader. */
const moreToSay = ({
  choice,
  kind,
  command,
  text: words,
  understood: { intent, slots },
}: ParsedMessage): string | undefined =>
  !choice &&
  kind === 'text' &&
  !command &&
  !doubtsUs(words) &&
  ['message_shop', 'unknown', 'answer'].includes(intent) &&
  words.split(' ').length >= MIN_MORE
    ? (slots.message ?? words)
    : undefined

/** What comes before the answer goes along; nothing that was sent before it is lost. */
function withFiles({ text: said, media }: ParsedMessage, draft: ThreadsDraft, turn: Turn): ThreadsDraft {
  turn.filesTaken = 'asked'
  const words = draft.words && said ? wordsAndMore(draft.words, said) : said || draft.words || ''
  return { ...draft, media: [...(draft.media ?? []), ...media], words: words.slice(0, MAX_WORDS) }
}

const wordsWith = (changed: NonNullable<ReturnType<typeof wordsChanged>>, words = ''): string =>
  ('instead' in changed ? changed.instead : wordsAndMore(words, changed.more)).slice(0, MAX_WORDS)

const send: Action<ThreadsDraft> = {
  act: async (draft, turn) => {
    try {
      turn.filesTaken = draft.media !== undefined
      if (draft.bookingId) return await toCustomerOf(draft.bookingId, draft, turn)
      if (draft.threadId && !draft.media && turn.actor.shops.length > 0)
        return await toCustomer(draft.threadId, draft, turn)
      return done(await passedOn(draft, turn))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, turn.say)))
      throw error
    }
  },
}

/** Somebody of a shop can take their words back; in a thread that they began as a driver they are passed on. */
async function toCustomer(threadId: string, draft: ThreadsDraft, turn: Turn): Promise<Outcome> {
  const thread = await threadInChat(turn.ctx, turn.actor, threadId)
  if (thread?.access.me.role !== 'business') return done(await passedOn(draft, turn))
  const { words = '', asRead, repliesTo } = draft
  const told = await tellThread(threadId, words, turn, { asRead, repliesTo })
  return told.to === 'enter' ? { ...told, to: 'switch' } : done(...('say' in told ? told.say : []))
}

/** To the customer of a booking with whom there need be no conversation yet. */
async function toCustomerOf(
  bookingId: string,
  { words = '', media, asRead }: ThreadsDraft,
  turn: Turn,
): Promise<Outcome> {
  const booking = await deskBooking(bookingId, turn)
  if (!booking) throw gone(turn.say.work.gone)
  if (media) {
    const { thread } = await threadWithCustomer(turn.ctx, turn.actor, bookingId)
    return done(await passedOn({ threadId: thread.id, words, media }, turn))
  }
  const told = await tellCustomerOf(booking, words, turn, { asRead })
  return told.to === 'enter' ? { ...told, to: 'switch' } : done(...('say' in told ? told.say : []))
}

const gone = (words: string) => new Refusal('THREAD_NOT_FOUND', words, 404)

export const threadsFlow = defineFlow('threads', {
  alone: true,
  title: (_draft, say) => say.threads.title,
  takes: () => true,
  steps: { begin, which, words, sure, send },
})
