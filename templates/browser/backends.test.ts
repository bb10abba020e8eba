import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../domain/backend/port.ts'
import { memoryStore } from '../domain/backend/storage.ts'
import { site } from '../domain/site.test-support.ts'
import type { Site } from '../domain/site.ts'
import {
  callOnly,
  composeBackend,
  createPageLeft,
  createRestBackend,
  createSimulatedBackend,
  flushInOneTab,
  keepFlushing,
  newId,
  postToFormService,
  postToPhp,
  sendToEnd,
  sendToServer,
  type BackendParts,
  type Deliver
} from './backends.ts'

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

afterEach(() => void vi.restoreAllMocks())

it('a request that is sent to its end keeps its options, and outlives the page', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await sendToEnd('/mail.php', { method: 'POST' })
  expect(sent.mock.calls).toEqual([['/mail.php', { method: 'POST', keepalive: true }]])
})

it('an id is used once', () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100)
})

describe('leaving the page', () => {
  it('lasts until the browser shows it again', () => {
    const tab = new EventTarget()
    const isLeft = createPageLeft(tab)
    expect(isLeft()).toBe(false)
    tab.dispatchEvent(new Event('pagehide'))
    expect(isLeft()).toBe(true)
    tab.dispatchEvent(new Event('pageshow'))
    expect(isLeft()).toBe(false)
  })

  it('never happens where there is no window', () => {
    expect(createPageLeft(undefined)()).toBe(false)
  })
})

/** Tabs of one browser: what one of them locks, the others wait for. */
function browser({ locks = true, origin = 'https://example.com' } = {}) {
  let last = Promise.resolve()
  const request = (_: string, run: () => Promise<void>) => (last = last.then(run))
  const target = new EventTarget()
  const shown: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
  const document = Object.assign(new EventTarget(), shown)
  return Object.assign(target, { origin, navigator: locks ? { locks: { request } } : {}, document })
}

/** A backend that notes when it begins and ends to flush. */
function flushing(log: string[], name: string): Backend {
  const flush = async () => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
  }
  return { flush } as Backend
}

describe('the outbox', () => {
  it('is flushed by one tab after the other', async () => {
    const log: string[] = []
    const tab = browser()
    const tabs = ['first', 'second'].map((name) => flushInOneTab(flushing(log, name), () => tab))
    await Promise.all(tabs.map((each) => each.flush()))
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it.each([{ locks: false }, { origin: 'null' }])(
    'is flushed where there are no locks: %o',
    async (lacking) => {
      const log: string[] = []
      await flushInOneTab(flushing(log, 'it'), () => browser(lacking)).flush()
      expect(log).toEqual(['it begins', 'it ends'])
    }
  )

  it('is flushed at once, with the network, and when the page is shown again, until that ends', () => {
    let count = 0
    const tab = browser()
    const stop = keepFlushing({ flush: async () => void (count += 1) }, () => tab)
    expect(count).toBe(1)
    tab.dispatchEvent(new Event('online'))
    expect(count).toBe(2)
    tab.document.visibilityState = 'hidden'
    tab.document.dispatchEvent(new Event('visibilitychange'))
    expect(count).toBe(2)
    tab.document.visibilityState = 'visible'
    tab.document.dispatchEvent(new Event('visibilitychange'))
    expect(count).toBe(3)
    stop()
    tab.dispatchEvent(new Event('online'))
    tab.document.dispatchEvent(new Event('visibilitychange'))
    expect(count).toBe(3)
  })
})
