import { formatPhone } from '#core/rules/format.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { linesOf } from '../../notice.ts'
import { rescueKind, wayButtons } from './rescue-kind.ts'

export type Told = {
  /** Of the shop that was taken, which can tell the driver something in turn. */
  askId: string | undefined
  name: string
  place: string
  /** What the driver adds in words; undefined: the pin. */
  words: string | undefined
  lat: number
  lng: number
}

/** To the members of the shops that were asked, or of the one that comes: where exactly, and what to look for. */
export const rescueTold = rescueKind<Told>({
  notice: ({ askId, name, place, words, ...point }, say) => ({
    title: words === undefined ? say.rescue.pinTitle(name) : say.rescue.toldTitle(name, place),
    lines: linesOf(words === undefined ? place : say.rescue.quoted(words)),
    ...(words === undefined && { links: [{ label: say.rescue.map, url: directionsUrl(point) }] }),
    ...(askId && { buttons: wayButtons(say, askId) }),
  }),
  template: {
    body: ({ rescue }) => rescue.toldTemplate,
    variables: ({ place, words, ...point }) => [place, words ?? directionsUrl(point)],
    sample: { askId: undefined, name: 'Thandi', place: 'Midrand', words: 'white Polo', lat: -25.99, lng: 28.13 },
  },
})

export type Late = { shop: string; phone: string | null; time: string; minutes: number }

/** To the driver: by when the shop that was taken is there now. */
export const rescueLate = rescueKind<Late>({
  notice: ({ shop, phone, time, minutes }, { rescue: say }) => ({
    title: say.lateTitle(shop, time),
    lines: [say.lateLine(minutes, phone)],
  }),
  template: {
    body: ({ rescue }) => rescue.lateTemplate,
    variables: ({ shop, phone, time }) => [shop, time, phone ? formatPhone(phone) : '-'],
    sample: { shop: 'Midrand Mobile', phone: '+27115550100', time: '22:25', minutes: 20 },
  },
})

export type There = { shop: string; phone: string | null; seen: boolean }

/** To the driver: the shop is there, and may not see them. */
export const rescueThere = rescueKind<There>({
  notice: ({ shop, phone, seen }, { rescue: say }) => ({
    title: say.thereTitle(shop),
    lines: [seen ? say.thereLine(phone) : say.notSeenLine(phone)],
  }),
  template: {
    body: ({ rescue }) => rescue.thereTemplate,
    variables: ({ shop, phone }) => [shop, phone ? formatPhone(phone) : '-'],
    sample: { shop: 'Midrand Mobile', phone: '+27115550100', seen: true },
  },
})

export const underWayKinds = { rescue_told: rescueTold, rescue_late: rescueLate, rescue_there: rescueThere }
