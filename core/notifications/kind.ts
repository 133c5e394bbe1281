import type { Button, OutboundContent } from '../messaging/content.ts'
import type { KindRule } from '../rules/notifications/notify.ts'
import type { Texts } from '../texts/texts.ts'
import type { Notice } from './notice.ts'

/** The template of a kind in one language, which WhatsApp approves by its body. */
export type TemplateWords = {
  body: string
  samples: readonly string[]
  /** Their ids name no booking or thread: which one a tap means follows from the message that it answers. */
  buttons: readonly Button[]
  /** The button that copies a code. WhatsApp words the message around the code itself. */
  copyCode: string | undefined
}

/** What may start a conversation with somebody who has not written within 24 hours. */
export type TemplateSpec<Facts> = {
  body: (say: Texts) => string
  /** The variables {{1}}, {{2}} … in order. */
  variables: (facts: Facts, say: Texts) => string[]
  buttons?: (say: Texts) => Button[]
  copyCode?: (say: Texts) => string
  /** What WhatsApp is shown when it is asked to approve. */
  sample: Facts
}

/** How 'why did I get this' names what was told. */
export type KindName = keyof Texts['settings']['kinds']

/** Everything about one thing that we tell people; its sentences stand in core/texts, by language. */
export type KindSpec<Facts> = KindRule & {
  named: KindName
  notice: (facts: Facts, say: Texts) => Notice
  /** The chat's message, if it is not the notice as one message. */
  message?: (facts: Facts, say: Texts) => OutboundContent
  /** How to end such messages. Every message that is not about what the person does with us says so. */
  wayOut?: (say: Texts) => string
  template?: TemplateSpec<Facts>
}

/** What can be asked of any kind, whatever its facts are. */
export type AnyKind = KindRule & {
  named: KindName
  wayOut?: (say: Texts) => string
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
