import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSmtpServer } from '../../packages/kernel/testing/smtp-server.ts'
import type { Alert, AlertEvent, AlertRule, ApiCalls, Incident, ServiceCheck } from '@sitewright/api'
import { build } from '../build.ts'
import { listening, serverProgram } from '../bench/processes.ts'
import { isGenuine, startReceiver, startService } from './services.ts'

type Told = ApiCalls['GET /api/admin/incidents/{id}']['answer']
type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

const administrator = { email: 'maya@example.com', password: 'plumb line larch' }
/** Checks run every half minute, and it takes two failures; a step that takes longer than this does not come. */
const longestMs = 180_000

/**
 * A service stops: its check fails twice, an alert fires, tells by mail and by a signed webhook, is acknowledged with a
 * note, and hides the check that depends on it; the service comes back, the alert is resolved, and the incident has it all
 * on one time line.
 */
export async function alertJourney(): Promise<void> {
  const [mail, receiver, shop, child] = [
    await startSmtpServer(),
    await startReceiver(),
    await startService(),
    await startService()
  ]
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-journey-'))
  await build()
  const server = await listening(serverProgram, join(folder, 'server.log'), {
    DATA_DIR: folder,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@example.com',
    EGRESS_CHECK_ALLOW: '127.0.0.1',
    LOCAL_PROVIDERS: 'true'
  })
  try {
    const call = await signIn(`http://127.0.0.1:${server.port}`)
    const secret = await setUp(call, { shop: shop.url, child: child.url, webhook: receiver.url })
    const step = stepper()
    await step('both services are up', () => areUp(call))
    await Promise.all([shop.stop(), child.stop()])
    await step('the services have stopped', () => Promise.resolve(true))
    await step('the check has failed once', async () => ((await findCheck(call, 'Shop'))?.failures ?? 0) >= 1)
    await step('it has failed twice and is down', async () => (await statusOf(call, 'Shop')) === 'down')
    const alert = await step('an alert fires', async () => (await findAlerts(call))[0])
    await step('a mail says so', () =>
      Promise.resolve(mail.taken.some(({ raw }) => raw.includes('Shop is down')))
    )
    await step('a signed webhook says so', () =>
      Promise.resolve(receiver.received.some((message) => isAbout(message.body, 'alert.fired')))
    )
    demand(
      receiver.received.every((message) => isGenuine(message, secret)),
      'a program of the receiver verifies each signature'
    )
    demand(
      receiver.received.every((message) => !isGenuine(message, 'whsec_other')),
      'and none with another secret'
    )
    await call('POST', `alerts/${alert.id}/acknowledge`, { note: 'On it.' })
    await step('it is acknowledged with a note', async () =>
      (await findAlerts(call)).some(({ acknowledgement }) => acknowledgement?.note === 'On it.')
    )
    await step('the child is hidden by its parent', async () => {
      const [shown, ...others] = await findAlerts(call)
      return others.length === 0 && shown?.hides.includes('Child') === true
    })
    await Promise.all([shop.start(), child.start()])
    await step('the services are back', () => Promise.resolve(true))
    await step('the alert is resolved', async () => (await findAlerts(call)).length === 0)
    await step('a mail and a webhook say so', () =>
      Promise.resolve(
        mail.taken.length >= 2 && receiver.received.some(({ body }) => isAbout(body, 'alert.resolved'))
      )
    )
    await printTimeLine(call, alert)
  } finally {
    await server.stop()
    await Promise.all([mail.close(), receiver.stop(), shop.stop(), child.stop()])
  }
}

async function signIn(origin: string): Promise<Call> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'sitewright' }
  const request = async (method: string, path: string, body: object | undefined, more: object) => {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const { token } = (await request('POST', 'auth/admin/login', administrator, {})) as { token: string }
  const authorization = `Bearer ${token}`
  return async <Answer>(method: string, path: string, body?: object) =>
    (await request(method, `admin/${path}`, body, { authorization })) as Answer
}

/** Adds both checks, a rule that mails, and a webhook, of which it returns the secret. */
async function setUp(call: Call, urls: { shop: string; child: string; webhook: string }): Promise<string> {
  const add = (name: string, url: string, parentId: string | null) =>
    call<{ check: ServiceCheck }>('POST', 'checks', {
      name,
      probe: { kind: 'http', url },
      intervalSeconds: 30,
      failureThreshold: 2,
      parentId
    })
  const { check } = await add('Shop', urls.shop, null)
  await add('Child', urls.child, check.id)
  const { rules, readers } = await call<{ rules: AlertRule[]; readers: { id: string }[] }>(
    'GET',
    'alert-rules'
  )
  // The other rules watch this machine, which may be busy.
  for (const { id, kind } of rules)
    await call(
      'PATCH',
      `alert-rules/${id}`,
      kind === 'check' ? { mailTo: readers.map((reader) => reader.id) } : { enabled: false }
    )
  return (await call<{ secret: string }>('POST', 'webhooks', { name: 'On-call', url: urls.webhook })).secret
}

const findAlerts = async (call: Call): Promise<Alert[]> => {
  const { alerts } = await call<{ alerts: Alert[] }>('GET', 'alerts?state=open')
  return alerts.filter(({ state }) => state !== 'pending')
}

const findCheck = async (call: Call, name: string): Promise<ServiceCheck | undefined> =>
  (await call<{ checks: ServiceCheck[] }>('GET', 'checks')).checks.find((check) => check.name === name)

const statusOf = async (call: Call, name: string) => (await findCheck(call, name))?.state.status

const areUp = async (call: Call): Promise<boolean> =>
  (await statusOf(call, 'Shop')) === 'up' && (await statusOf(call, 'Child')) === 'up'

function isAbout(body: string, event: string): boolean {
  return (JSON.parse(body) as { event: string }).event === event
}

/** Waits for one step after the other, and prints when each came true, in seconds from the beginning. */
function stepper() {
  const begun = performance.now()
  const passed = (): string => `${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`
  return async <Found>(
    name: string,
    look: () => Promise<Found>
  ): Promise<Exclude<Found, false | undefined>> => {
    const until = performance.now() + longestMs
    for (;;) {
      const found = await look()
      if (found !== false && found !== undefined) {
        console.log(`${passed()}  ${name}`)
        return found as Exclude<Found, false | undefined>
      }
      if (performance.now() > until) throw new Error(`This did not come true: ${name}`)
      await wait(250)
    }
  }
}

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`This is not so: ${what}`)
  console.log(`          ${what}`)
}

async function printTimeLine(call: Call, { id }: Alert): Promise<void> {
  const { events } = await call<{ events: AlertEvent[] }>('GET', `alerts/${id}`)
  const kinds = events.map(({ kind }) => kind)
  demand(
    ['pending', 'fired', 'hides', 'told', 'acknowledged', 'resolved'].every((kind) =>
      kinds.some((each) => each === kind)
    ),
    'the alert has all its steps'
  )
  const { incidents } = await call<{ incidents: Incident[] }>('GET', 'incidents')
  const told = await call<Told>('GET', `incidents/${incidents[0]?.id ?? ''}`)
  demand(
    told.incident.endedAt !== null && told.alerts.length === 1,
    'the incident is over and has this one alert'
  )
  for (const { at, source, subject, text, by, note } of told.entries)
    console.log(
      [new Date(at).toISOString().slice(11, 23), source.padEnd(6), subject, text, by, note]
        .filter((part) => part !== null)
        .join('  ')
    )
}
