import {
  type Action,
  change as changeTo,
  done,
  notUnderstood,
  type Outcome,
  type Question,
  type Turn,
} from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { changeAlert, deleteAlert, listAlerts, resumeAlerts, stopAlerts } from '#core/alerts/alerts.ts'
import { pauseAlert } from '#core/alerts/pause-alert.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { Alert } from '#core/contracts/alerts.ts'
import { Refusal } from '#core/errors.ts'
import { refusalWords } from '../refused.ts'
import { frame, goWithin } from '../steps.ts'
import { type AlertAct, type AlertDraft, fromAlert } from './draft.ts'

export const go = goWithin<'alerts'>()

const find = async (id: string | undefined, turn: Turn): Promise<Alert | undefined> =>
  (await listAlerts(turn.ctx, turn.actor)).alerts.find((alert) => alert.id === id)

const steps = { remove: 'removeSure', change: 'change', pause: 'pause', resume: 'on' } as const
/** Where an order of an alert is carried out, or read back. */
export const stepOf = (act: AlertAct | undefined) => (act ? steps[act] : 'one')

export const listStep: Question<AlertDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const { alerts, silent } = await listAlerts(turn.ctx, turn.actor)
    if (alerts.length === 0) return { say: [text(say.alerts.none)] }
    const heading = draft.act ? say.alerts.whichOne : `*${say.alerts.listTitle}*`
    const lines = alerts.map((alert, at) => say.alerts.line(at + 1, alert))
    const rows = alerts.map((alert, at) => ({
      id: `pick:${alert.id}`,
      title: `${at + 1}. ${alert.size}`,
      description: say.alerts.describe(alert),
    }))
    const off = silent ? [{ id: 'alert:on', title: say.alerts.allOn }] : []
    const body = [heading, ...lines, ...(silent ? [say.alerts.silent] : [])].join('\n\n')
    return {
      say: [list(body, say.alerts.choose, [...off, ...rows.slice(0, 10 - off.length)])],
      draft: { ...draft, ids: alerts.map((alert) => alert.id) },
    }
  },
  answer: (message, draft) => {
    const picked = message.choice?.startsWith('pick:') ? message.choice.slice(5) : undefined
    const alertId =
      picked ??
      (message.index === undefined ? undefined : draft.ids?.at(message.index > 0 ? message.index - 1 : message.index))
    if (!alertId) return notUnderstood
    return go(stepOf(draft.act), { ...draft, alertId })
  },
}

export const one: Question<AlertDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const alert = await find(draft.alertId, turn)
    if (!alert) return { say: [text(say.alerts.noneSuch)] }
    return {
      say: [
        buttons(
          say.alerts.one(alert),
          { id: 'one:price', title: say.alerts.otherPrice },
          { id: 'one:remove', title: say.alerts.remove },
          ...(alert.active ? [] : [{ id: 'one:on', title: say.alerts.switchOn }]),
        ),
      ],
    }
  },
  answer: (message, draft) => {
    if (message.choice === 'one:price') return go('change', draft)
    if (message.choice === 'one:on') return go('on', draft)
    if (message.choice === 'one:remove') return go('remove', draft)
    const { intent, slots } = message.understood
    if (intent === 'alert_delete' && !slots.size && !slots.index && !slots.alert) return go('removeSure', draft)
    return notUnderstood
  },
}

/** Takes up an alert to change it; asks for the price where nothing else was said. */
export const change: Action<AlertDraft> = {
  act: async (draft, turn) => {
    const alert = await find(draft.alertId, turn)
    if (!alert) return done(text(turn.say.alerts.noneSuch))
    const before = fromAlert(alert)
    const { size: _size, ...isRequest } = draft.query
    const { ids: _ids, act: _act, index: _index, toSize, ...said } = draft
    const named =
      toSize || Object.keys(isRequest).length > 0 || said.place || said.anywhere || said.anyPrice || said.radiusKm
    if (!named) return go('price', { ...before, making: true })
    return go('begin', {
      ...before,
      ...said,
      query: { ...before.query, ...isRequest, ...(toSize && { size: toSize }) },
      alertId: alert.id,
      making: true,
    })
  },
}

/** Words may mean another one, so the alert is read back; a tap has named it. */
export const removeSure: Question<AlertDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const alert = await find(draft.alertId, turn)
    if (!alert) return { say: [text(say.alerts.noneSuch)] }
    const choices = [
      { id: 'remove:yes', title: say.alerts.remove },
      { id: 'remove:no', title: say.alerts.keepIt },
    ]
    return { say: [buttons(say.alerts.reallyRemove(alert), ...choices)] }
  },
  answer: (message, draft, { say }) => {
    const { intent, slots } = message.understood
    const repeats = intent === 'alert_delete' && !slots.size && !slots.index && !slots.alert && !slots.keeps
    if (message.choice === 'remove:yes' || message.yes || repeats) return go('remove', draft)
    const isNo = message.no || intent === 'no' || intent === 'drop'
    if (message.choice === 'remove:no' || isNo || slots.keeps) return done(text(say.alerts.unchanged))
    return notUnderstood
  },
}

export const on: Action<AlertDraft> = {
  act: async (draft, turn) => {
    try {
      return done(text(turn.say.alerts.changed(await changeAlert(turn.ctx, turn.actor, draft.alertId ?? '', {}))))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, turn.say)))
      throw error
    }
  },
}

/** One alert is switched off and kept; a tap switches it on again. */
export const pause: Action<AlertDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    try {
      const alert = await pauseAlert(turn.ctx, turn.actor, draft.alertId ?? '')
      return done(buttons(say.alerts.paused(alert), { id: 'alert:list', title: say.alerts.mine }))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, say)))
      throw error
    }
  },
}

export const remove: Action<AlertDraft> = {
  act: async (draft, turn) => {
    try {
      return done(text(turn.say.alerts.removed(await deleteAlert(turn.ctx, turn.actor, draft.alertId ?? ''))))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, turn.say)))
      throw error
    }
  },
}

/** Which of their alerts the person means; asks where the words fit several. */
export const which: Action<AlertDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    const { alerts } = await listAlerts(turn.ctx, turn.actor)
    if (alerts.length === 0) return (await bookingMeant(draft, turn)) ?? done(text(say.alerts.none))
    if (draft.every && (draft.act === 'remove' || draft.act === 'pause'))
      return done(text(say.alerts.stopped(await stopAlerts(turn.ctx, turn.actor))))
    if (draft.every && draft.act === 'resume')
      return done(text(say.alerts.resumed(await resumeAlerts(turn.ctx, turn.actor))))
    const { size } = draft.query
    // A size that none of them has is the one that it changes to.
    const isNew = draft.act === 'change' && size !== undefined && !alerts.some((alert) => alert.size === size)
    const meaning: AlertDraft = isNew ? { ...draft, query: { ...draft.query, size: undefined }, toSize: size } : draft
    const meant = draft.index
      ? [alerts.at(draft.index > 0 ? draft.index - 1 : draft.index)]
      : alerts.filter(fits(meaning))
    const [only, ...others] = meant.filter((alert) => alert !== undefined)
    if (!only) return (await bookingMeant(draft, turn)) ?? go('list', draft, text(say.alerts.noneSuch))
    if (others.length > 0) return go('list', meaning)
    const { alertId: _alert, ...rest } = meaning
    return go(stepOf(draft.act ?? 'change'), { ...rest, alertId: only.id })
  },
}

/** 'Cancel the Falken, keep the other': where no alert is of that kind, a booking may be. It is read back before it ends. */
async function bookingMeant({ act, words }: AlertDraft, { ctx, actor }: Turn): Promise<Outcome | undefined> {
  if (act !== 'remove' || !words || (await myBookings(ctx, actor, { upcoming: true })).length === 0) return undefined
  return changeTo(frame('my-bookings', 'begin', { intent: 'cancel', words }))
}

/** What names an alert to remove; of a change only the size does, since the rest is what it changes to. */
const fits =
  ({ act, query, place }: AlertDraft) =>
  (alert: Alert): boolean => {
    if (query.size && alert.size !== query.size) return false
    if (act === 'change') return true
    if (place && alert.near?.label !== place.label) return false
    if (query.maxCents && alert.maxCents !== query.maxCents) return false
    return (
      !query.brands ||
      query.brands.every((brand) => alert.brands?.some((one) => one.toLowerCase() === brand.toLowerCase()))
    )
  }
