import { afterEach, expect, test } from 'vitest'
import { configureProvider } from '@sitewright/identity/testing/providers/configure'
import {
  fakeOpenidProvider,
  type Misbehaviour
} from '@sitewright/identity/testing/providers/fake-openid-provider'
import { json, send } from '@sitewright/kernel/testing/local-server'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { askIssuer } from '@sitewright/identity'
import { runProbe } from '@sitewright/monitoring'

const probe = { kind: 'issuer', provider: 'google' } as const

onSqlite('a check of a sign-in provider', (open) => {
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function started(lies: Misbehaviour = {}) {
    const server = await fakeOpenidProvider({ sub: 'noor' }, lies)
    closing.push(server.close)
    const services = await createTestServices(await open())
    await configureProvider(services, 'google', server.address)
    return { server, run: (timeoutMs = 5000) => runProbe({ ...services, askIssuer }, probe, timeoutMs) }
  }

  test('is up while its discovery document holds, which is asked for anew each time', async () => {
    const { server, run } = await started()
    expect(await run()).toMatchObject({ outcome: 'up', problem: null })
    server.lies.discovery = (response) => send(response, json({}, 503))
    expect(await run()).toMatchObject({ outcome: 'down', problem: 'issuer' })
    delete server.lies.discovery
    expect(await run()).toMatchObject({ outcome: 'up', problem: null })
  })

  test('is down where it names another issuer, does not answer in time, or is gone', async () => {
    const { server, run } = await started({
      document: (document) => ({ ...document, issuer: 'https://elsewhere.example' })
    })
    expect(await run()).toMatchObject({ outcome: 'down', problem: 'issuer' })
    delete server.lies.document
    server.lies.discovery = () => undefined
    expect(await run(100)).toMatchObject({ outcome: 'down', problem: 'timeout' })
    for (const close of closing.splice(0)) await close()
    expect(await run()).toMatchObject({ outcome: 'down', problem: 'refused' })
  })
})
