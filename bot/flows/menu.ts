import type { Turn } from '#bot/engine/flow.ts'
import { buttons, list } from '#bot/engine/say.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { calledBy } from '#core/rules/people/names.ts'
import type { Texts } from '#core/texts/texts.ts'

/** `running` names what waits for an answer, so that the person can go on with it. */
export const menu = (say: Texts, running?: string | null): OutboundContent =>
  list(say.common.menuBody, say.common.menuOpen, [
    ...(running ? [{ id: 'menu:resume', title: say.common.goOn, description: capital(running) }] : []),
    { id: 'menu:find', title: say.common.findTyres, description: say.common.findTyresHint },
    { id: 'menu:deals', title: say.common.deals, description: say.common.dealsHint },
    { id: 'menu:shops', title: say.common.shopsNear, description: say.common.shopsNearHint },
    { id: 'menu:mine', title: say.common.myBookings, description: say.common.myBookingsHint },
    { id: 'menu:emergency', title: say.emergency.menu, description: say.emergency.menuHint },
    { id: 'alert:list', title: say.alerts.mine, description: say.alerts.mineHint },
    { id: 'menu:help', title: say.common.help, description: say.common.helpHint },
  ])

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const greeting = ({ say, memory, contact }: Turn): OutboundContent =>
  buttons(
    say.common.welcome(memory.name ?? calledBy(contact.name)),
    { id: 'menu:find', title: say.common.findTyres },
    { id: 'menu:deals', title: say.common.deals },
    { id: 'menu:mine', title: say.common.myBookings },
  )
