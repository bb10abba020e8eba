import { checkRun } from '../../testing/check-run.ts'
import type { Alert, AlertRule, ServiceCheck, ServiceCheckResult } from '@sitewright/api'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startAlerts } from '../../testing/alerts.ts'
import {
  createCertificates,
  startTlsServer,
  type TestCertificate
} from '@sitewright/kernel/testing/certificates'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { evaluateRules } from '../alerts/evaluate-rules.ts'
import { runDueChecks } from './run-due-checks.ts'

const minute = 60_000
const certificates = createCertificates()
let soon: TestCertificate
let expired: TestCertificate
let renewed: TestCertificate
beforeAll(() => {
  soon = certificates.make('soon', 5)
  expired = certificates.make('expired', -1)
  renewed = certificates.make('renewed', 300)
  certificates.trust([soon, expired, renewed])
})
afterAll(certificates.close)

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

onSqlite('checks of certificates', (open) => {
  async function started(certificate: TestCertificate) {
    const installation = await startAlerts(await open())
    const { call, services, now } = installation
    // The certificates are made now.
    now.advance(Date.now() - now())
    const site = await startTlsServer(certificate)
    cleanups.push(site.close)
    const { rule } = await call<{ rule: AlertRule }>('POST', 'alert-rules', {
      kind: 'certificate',
      name: 'A certificate expires soon',
      type: 'warning',
      checkId: null,
      forSeconds: 0
    })
    const add = async (name: string, more: object = {}, parentId: string | null = null) => {
      const probe = { kind: 'tls', host: '127.0.0.1', port: site.port, ...more }
      const { check } = await call<{ check: ServiceCheck }>('POST', 'checks', { name, probe, parentId })
      return check
    }
    /** Runs what is due, an interval later, and evaluates the rules. */
    const later = async () => {
      now.advance(minute)
      await runDueChecks({ ...services, ...checkRun })
      await evaluateRules(services)
    }
    const checks = async () => (await call<{ checks: ServiceCheck[] }>('GET', 'checks')).checks
    const alerts = async () => (await call<{ alerts: Alert[] }>('GET', 'alerts?state=open')).alerts
    const rules = async () => (await call<{ rules: AlertRule[] }>('GET', 'alert-rules')).rules
    return { ...installation, site, add, later, checks, alerts, rules, rule }
  }

  test('are a warning that hurts no uptime from 14 days before, or from as many as a check says', async () => {
    const { add, later, checks, call } = await started(soon)
    const { id } = await add('Shop')
    await add('Patient', { expiryDays: 3 })
    await add('Below', {}, id)
    await later()
    const warned = {
      state: { status: 'warning', problem: 'expires-soon', message: 'Its certificate expires in 4 days' },
      failures: 0,
      uptime: { day: 100, all: 100 },
      days: [{ up: 1, down: 0 }]
    }
    expect(await checks()).toMatchObject([
      // One that depends on it is run all the same.
      { name: 'Below', ...warned },
      { name: 'Patient', probe: { expiryDays: 3 }, state: { status: 'up', problem: null } },
      { name: 'Shop', probe: { expiryDays: 14 }, ...warned }
    ])
    const { results } = await call<{ results: ServiceCheckResult[] }>('GET', `checks/${id}/results`)
    expect(results).toMatchObject([{ outcome: 'warning', message: 'Its certificate expires in 4 days' }])
  })

  test('are told by a rule of their own until they are renewed, and no rule says that they are down', async () => {
    const { add, later, checks, alerts, rules, call, site } = await started(soon)
    await call('POST', 'alert-rules', {
      kind: 'check',
      name: 'A service is down',
      type: 'critical',
      checkId: null,
      forSeconds: 0
    })
    expect(await rules()).toMatchObject([{ state: 'no-data' }, { state: 'no-data' }])
    const { id } = await add('Shop')
    await call('POST', 'checks', { name: 'Port', probe: { kind: 'tcp', host: '127.0.0.1', port: site.port } })
    await later()
    const alert = {
      title: 'The certificate of Shop expires',
      type: 'warning',
      state: 'firing',
      checkId: id,
      description: 'Its certificate expires in 4 days.'
    }
    expect(await alerts()).toMatchObject([alert])
    expect(await rules()).toMatchObject([
      { kind: 'certificate', state: 'firing', value: 1 },
      { kind: 'check', state: 'quiet', value: 0 }
    ])
    site.replace(renewed)
    await later()
    expect(await alerts()).toEqual([])
    expect(await checks()).toMatchObject([{ name: 'Port' }, { name: 'Shop', state: { status: 'up' } }])
  })

  test('are down once they have expired', async () => {
    const { add, later, checks, alerts, call, site } = await started(soon)
    await add('Shop')
    await later()
    site.replace(expired)
    await later()
    // The first of two failures: it is still a warning, and the alert goes on.
    expect(await checks()).toMatchObject([{ failures: 1, state: { status: 'warning', problem: 'expired' } }])
    await later()
    expect(await checks()).toMatchObject([
      { state: { status: 'down', message: 'Its certificate has expired' }, uptime: { all: (1 / 3) * 100 } }
    ])
    const [alert] = await alerts()
    expect(alert).toMatchObject({ state: 'firing', description: 'Its certificate has expired.' })
    await call('PATCH', `checks/${alert?.checkId ?? ''}`, { paused: true })
    await later()
    expect(await alerts()).toEqual([])
  })

  test('a rule on certificates keeps its kind', async () => {
    const { rule, page, codeOf } = await started(soon)
    const change = (body: object) => codeOf(page.call('PATCH', `/api/admin/alert-rules/${rule.id}`, body))
    expect(await change({ threshold: 3 })).toBe('request.invalid')
    expect(await change({ checkId: 'none' })).toBe('request.invalid')
    expect(await change({ type: 'critical' })).toBeUndefined()
  })
})
