import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser as promql } from '@prometheus-io/lezer-promql'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import '#api/serve.ts'
import '#bot/engine/run.ts'
import '#bot/webhook.ts'
import { showWaiting } from '#core/operations/waiting.ts'
import '#core/process/open-context.ts'
import '#core/process/heartbeat.ts'
import { countProcess, shown } from '#core/process/metrics.ts'
import '#workers/handlers/event.ts'
import '#workers/senders/whatsapp-send-one.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }
const rules: Rule[] = parse(read('deploy/monitoring/alerts.yml')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
)
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read('deploy/monitoring/dashboard.json'),
)

countProcess()
const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
const hide = showWaiting(ctx)
afterAll(async () => {
  hide()
  await ctx.close()
})

/** Names of metrics in an expression, without the endings that a histogram adds. */
const metricsIn = (expression: string): string[] =>
  (expression.match(/\b(?:spoor|nodejs|process)_\w+/g) ?? []).map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))

test('alerts and dashboard ask for metrics that there are', async () => {
  const { text } = await shown()
  const names = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
  const asked = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap((panel) => panel.targets.map((one) => one.expr)),
  ]
  const lost = asked.flatMap(metricsIn).filter((name) => !names.has(name))
  expect(lost).toEqual([])
  const own = [...names].filter((name) => name?.startsWith('spoor_') && !name.startsWith('spoor_test_'))
  expect(
    own.filter(
      (name) =>
        !dashboard.panels.some((panel) => panel.targets.some(({ expr }) => metricsIn(expr).includes(name ?? ''))),
    ),
  ).toEqual([])
})

test('Prometheus can read every expression', () => {
  const all = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map((one) => one.expr)),
  ]
  const unread = all.filter((expr) => {
    const cursor = promql.parse(expr).cursor()
    do if (cursor.type.isError) return true
    while (cursor.next())
    return false
  })
  expect(unread).toEqual([])
})

test('each alert says what to do in the runbook', () => {
  const sections = new Set([...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, name]) => name))
  expect(rules.map(({ alert }) => alert).filter((name) => !sections.has(name))).toEqual([])
  expect(
    rules.every(({ labels, annotations }) => /^(page|ticket)$/.test(labels.severity) && annotations.summary !== ''),
  ).toBe(true)
})

test('what waits is counted when somebody looks', async () => {
  const { text } = await shown()
  expect(text).toMatch(/^spoor_waiting\{what="inbound"\} \d+$/m)
  expect(text).toMatch(/^spoor_waiting_oldest_seconds\{what="outbound"\} [\d.]+$/m)
})
