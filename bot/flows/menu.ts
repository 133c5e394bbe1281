import type { Turn } from '#bot/engine/flow.ts'
import { buttons, list } from '#bot/engine/say.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Texts } from '#core/texts/texts.ts'

export const menu = (say: Texts): OutboundContent =>
  list(say.common.menuBody, say.common.menuOpen, [
    { id: 'menu:find', title: say.common.findTyres, description: say.common.findTyresHint },
    { id: 'menu:deals', title: say.common.deals, description: say.common.dealsHint },
    { id: 'menu:shops', title: say.common.shopsNear, description: say.common.shopsNearHint },
    { id: 'menu:mine', title: say.common.myBookings, description: say.common.myBookingsHint },
    { id: 'alert:list', title: say.alerts.mine, description: say.alerts.mineHint },
    { id: 'menu:help', title: say.common.help, description: say.common.helpHint },
  ])

export const greeting = ({ say, memory, contact }: Turn): OutboundContent =>
  buttons(
    say.common.welcome(memory.name ?? contact.name?.split(' ')[0]),
    { id: 'menu:find', title: say.common.findTyres },
    { id: 'menu:deals', title: say.common.deals },
    { id: 'menu:mine', title: say.common.myBookings },
  )
