import { databaseIds, featureIds } from '@sitewright/catalog'
import { findText } from '@sitewright/project'
import { defaultSite, type EnterpriseConfig, type Site } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { generate } from './generate.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

function documentOf(options: Partial<EnterpriseConfig>, path: string, site: Partial<Site> = {}): string {
  const enterpriseConfig = { ...defaultSite.enterpriseConfig, enabled: true, ...options }
  return findText(generate(siteWith({ ...site, enterpriseConfig }), tinyTemplate), path) ?? ''
}

interface Live {
  servers: { live: { host: string; protocol: string } }
  channels: { live: { messages: Record<string, { $ref: string }> } }
  operations: Record<string, { messages: { $ref: string }[] }>
  components: { messages: Record<string, { summary: string; payload: object }> }
}

const live = (options: Partial<EnterpriseConfig>, site?: Partial<Site>): Live =>
  JSON.parse(documentOf(options, 'backend/asyncapi.json', site)) as Live

describe('the live messages', () => {
  it.each([
    ['websockets', ['hello', 'ping'], ['pong']],
    ['realTimeSync', ['change'], undefined],
    ['liveCollaboration', ['document', 'edited', 'outdated'], ['open', 'edit', 'close']],
    ['presenceAwareness', ['present', 'arrived', 'left'], ['enter', 'state']]
  ] as const)('of %s say what is received and what is sent', (option, received, sent) => {
    const { channels, operations, components } = live({ [option]: true })
    const named = (names: readonly string[] = []) =>
      names.map((name) => ({ $ref: `#/channels/live/messages/${name}` }))
    expect(operations['receive']?.messages).toEqual(named(received))
    expect(operations['send']?.messages).toEqual(sent && named(sent))
    expect(Object.keys(components.messages)).toEqual([...received, ...(sent ?? [])])
    expect(Object.keys(channels.live.messages)).toEqual(Object.keys(components.messages))
  })

  it('do not share a name', () => {
    const options = ['websockets', 'realTimeSync', 'liveCollaboration', 'presenceAwareness'] as const
    const namesOf = (chosen: Partial<EnterpriseConfig>) => Object.keys(live(chosen).components.messages)
    const each = options.flatMap((option) => namesOf({ [option]: true }))
    const all = namesOf(Object.fromEntries(options.map((option) => [option, true])))
    expect(all.toSorted()).toEqual(each.toSorted())
  })
})

describe('a Cosmos DB', () => {
  interface Container {
    name: string
    properties: {
      resource: { id: string; partitionKey: { paths: string[] }; uniqueKeyPolicy?: { uniqueKeys: object[] } }
    }
  }

  it('keeps unique what must be, which it can within a partition only', () => {
    const { resources } = JSON.parse(
      documentOf({ database: 'cosmosdb', rbac: true }, 'backend/database/0001_init.json', {
        selectedFeatures: featureIds
      })
    ) as { resources: Container[] }
    const keys = new Map(
      resources.map(({ properties: { resource } }) => [
        resource.id,
        [resource.partitionKey?.paths, resource.uniqueKeyPolicy?.uniqueKeys]
      ])
    )
    expect(keys.get('bookings'), 'a request in words has neither day nor time').toEqual([['/day'], undefined])
    expect(keys.get('visitors')).toEqual([['/email'], [{ paths: ['/email'] }]])
    expect(keys.get('roleGrants')).toEqual([['/visitor'], [{ paths: ['/role'] }]])
    expect(keys.get('messages')).toEqual([['/id'], undefined])
    expect(resources[0]).toMatchObject({ name: "[format('{0}/site', parameters('account'))]" })
  })
})

describe('a migration', () => {
  it.each(databaseIds)('of %s names every variable that it reads', (database) => {
    const script = documentOf({ database, migrations: true }, 'backend/database/migrate.sh')
    const variables = documentOf({ database, migrations: true }, 'backend/.env.example')
    const read = [...script.matchAll(/\$([A-Z_]+)/g)].map(([, name]) => name)
    for (const name of read) expect(variables).toMatch(new RegExp(`^${name}=`, 'm'))
  })
})

describe('without a certificate', () => {
  const site: Partial<Site> = {
    selectedFeatures: ['security', 'pwa', 'api'],
    businessInfo: { ...defaultSite.businessInfo, contactEmail: 'hello@nine-elms.example' },
    deployment: { ...defaultSite.deployment, domain: 'nine-elms.example', ssl: false }
  }

  it('every document names the site by http', () => {
    const options = { websockets: true, environmentManagement: true, apiDocs: true }
    const project = generate(
      siteWith({ ...site, enterpriseConfig: { ...defaultSite.enterpriseConfig, enabled: true, ...options } }),
      tinyTemplate
    )
    const naming = [...project.keys()].filter((path) =>
      /\w:\/\/[\w.]*nine-elms/.test(findText(project, path) ?? '')
    )
    expect(naming).toEqual(
      expect.arrayContaining([
        'backend/openapi.json',
        'environments/production.env.example',
        'public/.well-known/security.txt'
      ])
    )
    for (const path of naming) expect(findText(project, path)).not.toMatch(/(https|wss):\/\/[\w.]*nine-elms/)
    expect(live(options, site).servers.live).toEqual({ host: 'nine-elms.example', protocol: 'ws' })
  })
})
