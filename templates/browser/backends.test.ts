import { describe, expect, it } from 'vitest'
import { memoryStore } from '../domain/backend/storage.ts'
import type { Site } from '../domain/site.ts'
import { site } from '../domain/site.test-support.ts'
import { composeBackend, createRestBackend, createSimulatedBackend, type BackendParts } from './backends.ts'
import { callOnly, postToFormService, postToPhp, sendToServer, type Deliver } from './deliveries.ts'

type Messages = Site['deployment']['messages']

function partsWith(messages: Partial<Messages>, { server = '', draft = false } = {}): BackendParts {
  const { content, deployment } = site
  return {
    site: {
      ...site,
      content: draft
        ? { ...content, hero: { ...content.hero, kicker: { text: 'Open late.', draft: true } } }
        : content,
      deployment: { ...deployment, messages: { ...deployment.messages, ...messages } }
    },
    store: memoryStore(),
    server,
    features: []
  }
}

function composed(deliver: Deliver, parts: BackendParts, development = false) {
  const { messages, receiver, kind } = composeBackend(parts, {
    createBackend: createRestBackend,
    deliver,
    development
  })
  return { messages, receiver, kind }
}

const form = { way: 'form', address: 'https://formspree.io/f/a', accessKey: '' } as const
const server = { way: 'server', address: 'https://api.example.com' } as const

describe('the backend of a site', () => {
  it('delivers messages the way that was chosen', () => {
    expect(composed(postToFormService, partsWith(form))).toMatchObject({
      messages: 'carried',
      receiver: 'formspree.io',
      kind: 'simulated'
    })
    expect(composed(callOnly, partsWith({ way: 'call' })).messages).toBe('call')
    expect(composed(sendToServer, partsWith(server)).messages).toBe('server')
  })

  it('leaves it to visitors where a form service has no address', () => {
    expect(composed(postToFormService, partsWith({ ...form, address: '' })).messages).toBe('call')
  })

  it('posts to a file in the folder of the host that the site stands in', () => {
    const parts = partsWith({ way: 'php' })
    const inFolder = { ...parts.site, deployment: { ...parts.site.deployment, basePath: '/shop' } }
    const backend = postToPhp(createSimulatedBackend(parts), inFolder, parts.store)
    expect(backend.plainForm?.action).toBe('/shop/mail.php')
  })

  it('sends nothing while drafts are left, nor while it is developed', () => {
    expect(composed(postToFormService, partsWith(form, { draft: true })).messages).toBe('draft')
    expect(composed(postToFormService, partsWith(form), true).messages).toBe('draft')
    expect(composed(sendToServer, partsWith(server, { draft: true })).messages).toBe('draft')
  })

  it('asks the server of a developer who names one, in development too', () => {
    expect(composed(sendToServer, partsWith(server), true)).toMatchObject({
      messages: 'server',
      kind: 'rest'
    })
  })

  it('calls the server of the build before that of site.json, and is simulated without one', () => {
    const address = (parts: BackendParts) => {
      const status = createRestBackend(parts).status()
      return status.kind === 'rest' ? status.address : status.kind
    }
    expect(address(partsWith(server, { server: 'https://other.example' }))).toBe('https://other.example')
    expect(address(partsWith(server))).toBe('https://api.example.com')
    expect(address(partsWith(form))).toBe('simulated')
  })
})
