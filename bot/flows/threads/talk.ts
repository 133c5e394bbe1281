import { aside, enter, type Outcome, quiet, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { hearWhen } from '#bot/understand/answers.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { orderToReader } from '#bot/understand/said/of-driver/order-to-ask.ts'
import { namedToTell } from '#bot/understand/shop-words.ts'
import type { Intent } from '#bot/understand/types.ts'
import { understand } from '#bot/understand/understand.ts'
import { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { findShopsByName } from '#core/shops/shops-near.ts'
import {
  type ChatThread,
  hasAnswered,
  messagePointedAt,
  threadInChat,
  threadOfLastBubble,
  threadOfLastNews,
  threadToAnswer,
} from '#core/threads/chat.ts'
import type { TwilioMedia } from '#core/threads/files/fetch-files.ts'
import { shopThreads } from '#core/threads/list-threads.ts'
import { markThreadRead } from '#core/threads/read-thread.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { isClearIntent, startFromIntent } from '../intents.ts'
import { refusalWords } from '../refused.ts'
import { threadsFrame } from './flow.ts'
import { aboutMoney, hasFiles, nowTalking, proposalWaits, talkBegins } from './talking.ts'

/** Somebody whom nobody in the conversation has written to for so long talks to us again. */
const HOURS_OF_SILENCE = 2

type Talk = ChatThread & { to: string }

/** The conversation that a driver's words go to now, without a word from us; undefined if they talk to us. */
export async function talkingIn(turn: Turn): Promise<Talk | undefined> {
  const { ctx, actor, memory, now } = turn
  const { talk } = memory
  if (!talk) return undefined
  const thread = await threadInChat(ctx, actor, talk.threadId)
  const last = thread?.access.thread.last_message_at
  const isOver = !last || now.getTime() - last.getTime() > HOURS_OF_SILENCE * 3_600_000
  if (thread && !isOver && thread.access.me.role === 'customer') return { ...thread, to: nameOf(thread, turn) }
  delete memory.talk
  return undefined
}

const nameOf = ({ to }: ChatThread, { say }: Turn): string => to ?? say.threads.us

/**
 * While a person talks to a shop, their words go there and we keep quiet; what they clearly ask of us comes to us.
 * Stands behind emergencies and exact codes, and before everything else.
 */
export async function talkOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (message.choice) return undefined
  if (hasFiles(message)) return filesInTalk(message, turn)
  if (message.kind !== 'text' || message.text === '') return undefined
  if (says(message, 'asksWho')) return aside(await whoTalks(turn))
  const talk = await talkingIn(turn)
  if (says(message, 'endsTalk')) return talk ? end(turn) : undefined
  if (turn.running) return undefined
  if (!talk) return answerAbove(message, turn)
  if (await namesAnother(message, talk, turn)) return startFromIntent(message, turn)
  if (message.command === 'menu' || message.command === 'start over') return void delete turn.memory.talk
  // A yes below a proposal or a reminder answers that.
  const isBare = message.yes || message.no
  if (isBare && (await threadOfLastNews(turn.ctx, turn.contact.id)) !== talk.access.thread.id) return undefined
  const other = await threadOfLastBubble(turn.ctx, turn.contact.id)
  if (other && other !== talk.access.thread.id)
    return enter(
      threadsFrame({ threadId: other, instead: talk.access.thread.id, words: message.text.slice(0, MAX_WORDS) }),
    )
  // Until somebody of the shop has answered, what we understand is ours to answer.
  if (message.understood.wishes[0]?.sure && !(await hasAnswered(turn.ctx, talk.access))) return undefined
  return isForUs(message) ? ourTask(message, talk, turn) : passed(message, talk, turn)
}

/** Who has just written to the driver, so that we have promised to pass the answer on; undefined if nobody has. */
async function promisedTo(turn: Turn): Promise<Talk | undefined> {
  // The answer to our question whether they want to read what waits is not meant for the shop.
  if (turn.running || turn.news?.length) return undefined
  // Below the questions of several customers the counter is asked for whom the words are.
  const isFrontDesk = turn.actor.shops.length > 0
  if (isFrontDesk && (await shopThreads(turn.ctx, turn.actor)).filter(({ answered }) => !answered).length > 1)
    return undefined
  const threadId = threadToAnswer(turn.screen)
  const thread = threadId === undefined ? undefined : await threadInChat(turn.ctx, turn.actor, threadId)
  return thread?.access.me.role === 'customer' ? { ...thread, to: nameOf(thread, turn) } : undefined
}

/** Words right below 'Answer here and I pass it on' go there, unless they clearly ask something of us. */
async function answerAbove(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (message.command && leads.has(message.command)) return undefined
  if (isGreetingOnly(message) || (turn.actor.shops.length > 0 && isWork(message))) return undefined
  const talk = await promisedTo(turn)
  if (!talk) return undefined
  if (turn.actor.shops.length === 0 && (await namesAnother(message, talk, turn))) return startFromIntent(message, turn)
  if (isForUs(message)) return ourTask(message, talk, turn)
  const said = forReader(message, talk, turn)
  return (await write(talk, said, turn)) ?? passedFirst(talk, said, turn)
}

/** An order to ask or tell the shop, written to the shop itself, is what the shop is asked or told. */
function forReader<Message extends ParsedMessage>(
  message: Message,
  { to }: Talk,
  { now }: Turn,
): Message & { asked?: true } {
  const ordered = message.media.length === 0 ? orderToReader(message.text, to) : undefined
  const wishes = ordered ? understand(ordered.order, { now }).wishes : []
  const asked = wishes.length === 1 && wishes[0]?.intent === 'message_shop' ? wishes[0].slots.message : undefined
  return ordered && asked ? { ...message, text: [...ordered.said, asked].join(', '), asked: true } : message
}

/** Says whom they talk to from now on. Somebody of a shop goes on with their work: they answer many people. */
async function passedFirst(talk: Talk, message: ParsedMessage & { asked?: true }, turn: Turn): Promise<Outcome> {
  const { actor } = turn
  const waits = mayAnswerProposal(message, turn) ? await proposalWaits(talk.to, turn) : undefined
  if (waits) return aside(waits)
  const told = `${answered(talk, message, turn)}${aboutMoney(message.text, talk.access, turn)}`
  if (actor.shops.length > 0) return aside(text(told))
  talkBegins(talk.access.thread.id, turn)
  return aside(nowTalking(told, talk.to, turn))
}

/** 'Never mind' and 'one moment' are said to whoever has written; these are said to us. */
const leads: ReadonlySet<ParsedMessage['command']> = new Set(['menu', 'start over', 'back', 'resume'] as const)

const answered = ({ to }: Talk, { text, asked }: ParsedMessage & { asked?: true }, { say }: Turn): string =>
  asked ? say.threads.answeredWith({ to, words: text }) : say.threads.answered(to)

/** What somebody of a shop surely asks of the counter: words for a customer name them. */
function isWork({ text, understood: { wishes }, yes, no }: ParsedMessage): boolean {
  const [wish] = wishes
  if (!wish?.sure || wish.probability < LIKELY || yes || no) return false
  return wish.intent !== 'tell_customer' || namedToTell(text) !== undefined
}

const isGreetingOnly = ({ text, understood }: ParsedMessage): boolean =>
  understood.intent === 'greeting' && text.trim().split(' ').length <= 2

/** A swiped reply in the conversation that goes on is one more message of it, and needs no word from us. */
export async function answerInTalk(threadId: string, message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const talk = turn.running ? undefined : await talkingIn(turn)
  if (talk?.access.thread.id !== threadId) return undefined
  turn.filesTaken = message.media.length > 0
  return passed(message, talk, turn)
}

/** A photo in the middle of a conversation goes where the words go; below a question of ours it is asked. */
async function filesInTalk(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const talk = turn.running ? undefined : await talkingIn(turn)
  if (!talk) {
    const promised = await promisedTo(turn)
    if (!promised) return undefined
    turn.filesTaken = true
    return (await write(promised, message, turn)) ?? passedFirst(promised, message, turn)
  }
  const other = await threadOfLastBubble(turn.ctx, turn.contact.id)
  if (other && other !== talk.access.thread.id) return undefined
  const refused = await write(talk, message, turn)
  turn.filesTaken = true
  return refused ?? quiet
}

/** 'Ask Kloof Tyres if they are open', said while they talk to another shop. */
async function namesAnother(
  { understood: { intent, slots } }: ParsedMessage,
  { access }: ChatThread,
  { ctx, memory }: Turn,
): Promise<boolean> {
  if (intent !== 'message_shop' || !slots.shop) return false
  const [found] = await findShopsByName(ctx, slots.shop, memory.place)
  return found !== undefined && found.id !== access.thread.shop_id
}

/** 'I need 4x 205/55R16' is for us; 'do you have 205/55R16?' asks the one whom they talk to. */
const isForUs = (message: ParsedMessage): boolean => {
  const [wish] = message.understood.wishes
  if (!wish?.sure || wish.probability < LIKELY || says(message, 'asks')) return false
  return isClearIntent(message) || ours.has(wish.intent)
}
const LIKELY = 0.6

/** What no shop can do for a driver. */
const ours: ReadonlySet<Intent> = new Set(['preferences', 'opt_out', 'opt_in', 'delete_data', 'sign_in'])

function ourTask(message: ParsedMessage, talk: Talk, turn: Turn): Outcome | undefined {
  const outcome = startFromIntent(message, turn)
  return outcome && 'say' in outcome ? taken(outcome, message, talk, turn) : undefined
}

type Saying = Extract<Outcome, { say: OutboundContent[] }>

/** Says which way the words went, and offers the other. */
function taken(ours: Saying, message: ParsedMessage, talk: Talk, turn: Turn): Outcome {
  const { memory, say } = turn
  delete memory.talk
  memory.forThread = { threadId: talk.access.thread.id, words: message.text.slice(0, KEPT) }
  const told = buttons(say.threads.forUs(talk.to), { id: 'talk:send', title: say.threads.sendToThem })
  return { ...ours, say: [told, ...ours.say] }
}

/** A state holds no long letters. */
const KEPT = 700

async function passed(written: ParsedMessage, talk: Talk, turn: Turn): Promise<Outcome> {
  const message = written.repliesTo ? written : forReader(written, talk, turn)
  const refused = await write(talk, message, turn)
  if (refused) return refused
  const waits = mayAnswerProposal(message, turn) ? await proposalWaits(talk.to, turn) : undefined
  if (waits) return aside(waits)
  const money = aboutMoney(message.text, talk.access, turn)
  // Other words than those that were written are shown.
  if (message !== written) return aside(text(`${answered(talk, message, turn)}${money}`))
  return money ? aside(text(money.trim())) : quiet
}

/** A yes, a no, or words of a day or an hour: '2pm is fine'. */
function mayAnswerProposal({ yes, no, text: words }: ParsedMessage, { now }: Turn): boolean {
  const { date, time, window } = hearWhen(words, { now, asked: true })
  return yes || no || date !== undefined || time !== undefined || window !== undefined
}

type Said = { text: string; media?: readonly TwilioMedia[]; repliesTo?: string | undefined }

async function write(
  { access }: ChatThread,
  { text: words, media = [], repliesTo }: Said,
  { ctx, say }: Turn,
): Promise<Outcome | undefined> {
  if (words.length > MAX_WORDS) return aside(text(say.threads.tooLong(MAX_WORDS)))
  try {
    // Whoever answers has read what stands above.
    await markThreadRead(ctx, access)
    const replyToId = await messagePointedAt(ctx, access, repliesTo)
    await sendMessage(ctx, access, { message: words, media, replyToId })
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return aside(text(refusalWords(error, say)))
    throw error
  }
}

/** The buttons of the mode: back to us, and 'that was for the shop'. */
export async function talkButton(what: string, turn: Turn): Promise<Outcome> {
  const { memory, say } = turn
  if (what === 'end') return end(turn)
  const { forThread } = memory
  const thread = forThread && (await threadInChat(turn.ctx, turn.actor, forThread.threadId))
  delete memory.forThread
  if (!forThread || !thread) return aside(text(say.threads.gone))
  const refused = await write(thread, { text: forThread.words }, turn)
  if (refused) return refused
  talkBegins(forThread.threadId, turn)
  const to = nameOf(thread, turn)
  return aside(nowTalking(`${say.threads.answered(to)}${aboutMoney(forThread.words, thread.access, turn)}`, to, turn))
}

function end({ memory, say }: Turn): Outcome {
  delete memory.talk
  return aside(
    buttons(
      say.threads.talkOver,
      { id: 'menu:find', title: say.common.findTyres },
      { id: 'menu:mine', title: say.common.myBookings },
      { id: 'menu', title: say.common.menuButton },
    ),
  )
}

async function whoTalks(turn: Turn): Promise<OutboundContent> {
  const { say } = turn
  const talk = await talkingIn(turn)
  if (!talk) return text(say.threads.youTalkToUs)
  return buttons(say.threads.youTalk(talk.to), { id: 'talk:end', title: say.threads.backToUs })
}

/**
 * 'Yes' typed below what a shop has just written, while a question of ours stands above it: asked, since it must confirm
 * nothing by chance. The question of ours is asked again.
 */
export async function whoseYes(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (message.repliesTo) return undefined
  const threadId = await threadOfLastBubble(turn.ctx, turn.contact.id)
  const thread = threadId && (await threadInChat(turn.ctx, turn.actor, threadId))
  if (!threadId || !thread || thread.access.me.role !== 'customer') return undefined
  const { memory, say } = turn
  memory.forThread = { threadId, words: message.text.slice(0, KEPT) }
  return aside(
    buttons(say.threads.whoseYes(nameOf(thread, turn), message.text), {
      id: 'talk:send',
      title: say.threads.sendToThem,
    }),
  )
}
