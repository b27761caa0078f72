/** Every metric that the dashboard and the rules for alerts ask for is one that a real service has. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
import { missing } from './browser/chromium.ts'
import { makeDataFolder } from './data-folder.ts'
import { startService, whenReady } from './start-service.ts'

const DEPLOY = join(import.meta.dirname, '..', 'deploy')
const ALERTS = join(DEPLOY, 'alerts.yaml')
const NO_PROMTOOL =
  spawnSync('promtool', ['--version']).status === 0
    ? false
    : missing('promtool, so deploy/alerts.yaml was not looked at by it')

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { alert: string; expr: string; annotations: { summary?: string; action?: string } }[]
  }[]
}

interface Dashboard {
  readonly panels: readonly {
    type: string
    id: number
    title: string
    targets?: readonly { expr: string }[]
    gridPos: Record<'x' | 'y' | 'w' | 'h', number>
  }[]
}

const dashboard = JSON.parse(readFileSync(join(DEPLOY, 'grafana-dashboard.json'), 'utf8')) as Dashboard
const rules = (parse(readFileSync(ALERTS, 'utf8')) as Rules).groups.flatMap((group) => group.rules)

/** Names of ours and of Node in a question to Prometheus. */
function metricsIn(expression: string): string[] {
  return expression.match(/\b(burin|process|nodejs)_\w+/g) ?? []
}

/** The metrics that a service has when it has just begun. */
async function scrape(): Promise<ReadonlySet<string>> {
  await using data = await makeDataFolder()
  const service = startService({
    BURIN_DATA: data.path,
    BURIN_CREDITS: 'on',
    BURIN_SITES_WORKERS: '2',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    BURIN_AUTHOR: 'openai-compatible:nobody',
    BURIN_AUTHOR_URL: 'http://127.0.0.1:9/v1',
  })
  try {
    await whenReady(service)
    const [, operations = ''] = /for operators: (\S+)/.exec(service.out) ?? []
    const text = await (await fetch(`${operations}/metrics`)).text()
    const found = new Set<string>()
    for (const [, name = '', kind = ''] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
      for (const end of kind === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) found.add(name + end)
    return found
  } finally {
    service.child.kill('SIGTERM')
    await service.ended
  }
}

describe('what operators watch', () => {
  it('is there: every metric of the dashboard and of the alerts', async () => {
    const metrics = await scrape()
    const asked = [...dashboard.panels.flatMap(({ targets = [] }) => targets), ...rules].flatMap(({ expr }) =>
      metricsIn(expr),
    )
    ok(asked.length > 60)
    deepEqual(
      [...new Set(asked)].filter((name) => !metrics.has(name)),
      [],
    )
    const documented = readFileSync(join(DEPLOY, '..', 'docs', 'operating.md'), 'utf8')
    // Each that there is stands in the documents too.
    const names = new Set(
      [...metrics].filter((name) => name.startsWith('burin_')).map((name) => name.replace(/_(bucket|count|sum)$/, '')),
    )
    deepEqual(
      [...names].filter((name) => !documented.includes(`\`${name}\``)),
      [],
    )
  })
  it('is laid out without anything on top of something else', () => {
    const taken = new Set<string>()
    for (const { gridPos, title } of dashboard.panels)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          ok(x < 24 && !taken.has(`${x} ${y}`), title)
          taken.add(`${x} ${y}`)
        }
    equal(new Set(dashboard.panels.map(({ id }) => id)).size, dashboard.panels.length)
  })
  it('says what to do', () => {
    for (const { alert, annotations } of rules)
      ok(annotations.summary !== undefined && annotations.action !== undefined, alert)
  })
  it('is taken by Prometheus', { skip: NO_PROMTOOL }, () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', ALERTS], { encoding: 'utf8' })
    equal(status, 0, stdout + stderr)
  })
})
