import type { Channel, Topic } from '#core/rules/notifications/preferences.ts'
import type { Purpose } from '#core/rules/notifications/reason.ts'
import type { Sentences } from '../sentences.ts'
import type { SettingsView } from '../settings.ts'

export const settings = ({ settings: s }: Sentences) => {
  const { topics, channels, purposes } = s
  const listed = (words: readonly string[]): string =>
    words.length < 2 ? (words[0] ?? '') : s.list({ most: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' })
  const named = (wanted: SettingsView['topics'], on: boolean): string =>
    listed((Object.keys(topics) as Topic[]).filter((topic) => wanted[topic] === on).map((topic) => topics[topic]))
  const quietLine = (quiet: SettingsView['quiet']): string => (quiet ? s.quiet.line(quiet) : s.quiet.none)
  const onWhatsapp = ({ left, channels: on, topics: wanted }: SettingsView): (string | undefined)[] => {
    if (left) return [s.shown.left]
    if (!on.whatsapp) return [s.shown.onlyAnswers]
    const off = named(wanted, false)
    return [s.shown.youHearOf(named(wanted, true) || s.shown.nothingElse), off ? s.shown.off(off) : undefined]
  }
  return {
    ...s,
    shown: (view: SettingsView): string =>
      [
        s.shown.title,
        ...onWhatsapp(view),
        view.email ? s.shown.email({ email: view.email, on: view.channels.email }) : undefined,
        view.hasAccount ? s.shown.inApp(view.channels.in_app) : undefined,
        view.sms === undefined ? undefined : s.shown.sms(view.sms),
        quietLine(view.quiet),
      ]
        .filter((line) => line !== undefined)
        .join('\n'),
    quietLine,
    row: (topic: Topic, on: boolean) => ({ title: s.row.title[topic], description: s.row.description(on) }),
    quietRow: (quiet: SettingsView['quiet']) => ({
      title: s.quietRow.title,
      description: quiet ? s.quietRow.set(quiet) : s.quietRow.none,
    }),
    why: (name: string, reasons: readonly string[]) => s.why({ name, reasons: reasons.join(s.andBecause) }),
    whyNot: (name: string, at: string, why: string) => s.whyNot({ name, at, why }),
    whyNotNow: (topic: Topic, why: string) => s.whyNotNow({ topic: topics[topic], why }),
    reasons: {
      ...s.reasons,
      allowed: (channel: Channel, topic: Topic) =>
        s.reasons.allowed({ channel: channels[channel], topic: topics[topic] }),
      switched_off: (channel: Channel, topic: Topic) =>
        s.reasons.switched_off({ channel: channels[channel], topic: topics[topic] }),
      consent_withdrawn: (purpose: Purpose) => s.reasons.consent_withdrawn(purposes[purpose]),
      no_consent: (purpose: Purpose) => s.reasons.no_consent(purposes[purpose]),
    },
  }
}
