import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { lazyOnFirstUse } from './lazy-on-first-use.tsx'

/** A drawer that counts how often it was fetched. */
function createDrawer() {
  const load = vi.fn(() => Promise.resolve(({ opened }: { opened: boolean }) => (opened ? 'open' : 'shut')))
  return { load, Drawer: lazyOnFirstUse(load, ({ opened }) => opened) }
}

async function render(node: Parameters<typeof renderToReadableStream>[0]): Promise<string> {
  const stream = await renderToReadableStream(node)
  await stream.allReady
  return new Response(stream).text()
}

it('fetches nothing while it is not used', async () => {
  const { load, Drawer } = createDrawer()
  expect(await render(createElement(Drawer, { opened: false }))).toBe('')
  expect(load).not.toHaveBeenCalled()
})

it('is fetched once, however often it is used', async () => {
  const { load, Drawer } = createDrawer()
  expect(await render(createElement(Drawer, { opened: true }))).toContain('open')
  await render(createElement(Drawer, { opened: true }))
  expect(load).toHaveBeenCalledOnce()
})
