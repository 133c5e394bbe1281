import type { Button, OutboundContent } from '../messaging/content.ts'
import type { KindRule } from '../rules/notifications/notify.ts'
import type { Texts } from '../texts/texts.ts'
import type { Notice } from './notice.ts'

/** The template of a kind in one language, which WhatsApp approves by its body. */
export type TemplateWords = {
  body: string
  samples: readonly string[]
  /** Their ids name no booking or thread: the message that a tap answers tells which one is meant. */
  buttons: readonly Button[]
  /** The button that copies a code. WhatsApp words the message around the code itself. */
  copyCode: string | undefined
}

/** A template that may start a conversation with a person who has not written within 24 hours. */
export type TemplateSpec<Facts> = {
  body: (say: Texts) => string
  /** The variables {{1}}, {{2}} … in order. */
  variables: (facts: Facts, say: Texts) => string[]
  buttons?: (say: Texts) => Button[]
  copyCode?: (say: Texts) => string
  /** Sample values that WhatsApp sees when it approves. */
  sample: Facts
}

/** The name of the notice in the answer to 'why did I get this'. */
export type KindName = keyof Texts['settings']['kinds']

/** Everything about one kind of notice; core/texts has its sentences, by language. */
export type KindSpec<Facts> = KindRule & {
  named: KindName
  notice: (facts: Facts, say: Texts) => Notice
  /** The chat's message, if it is more than the notice as one message. */
  message?: (facts: Facts, say: Texts) => OutboundContent
  /** How to end such messages. Every message that is not about the person's own dealings carries it. */
  unsubscribe?: (say: Texts) => string
  template?: TemplateSpec<Facts>
}

/** The parts of a kind that do not depend on its facts. */
export type AnyKind = KindRule & {
  named: KindName
  unsubscribe?: (say: Texts) => string
  templateIn?: (say: Texts) => TemplateWords
}

/** A kind of notice, from its one file. */
export const kind = <Facts, Extra = unknown>(spec: KindSpec<Facts> & Extra): KindSpec<Facts> & Extra & AnyKind => {
  const { template } = spec
  return { ...spec, ...(template && { templateIn: (say: Texts) => wordsOf(template, say) }) }
}

const wordsOf = <Facts>(template: TemplateSpec<Facts>, say: Texts): TemplateWords => ({
  body: template.body(say),
  samples: template.variables(template.sample, say),
  buttons: template.buttons?.(say) ?? [],
  copyCode: template.copyCode?.(say),
})
