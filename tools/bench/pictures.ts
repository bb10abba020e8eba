import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArgs, browserPath } from '../browser.ts'
import { root } from '../root.ts'
import { toTiming, type Timing } from './timing.ts'

const runs = 6
const assets = join(root, 'build/web/assets')
const kinds: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' }

/** From a photograph of 12 megapixels to its stored sizes, in the worker of the wizard; the longest frame meanwhile. */
export async function benchPictures(): Promise<Timing> {
  const worker = readdirSync(assets).find((name) => /^picture-worker-.*\.js$/.test(name))
  if (worker === undefined) throw new Error('The web app has no worker for pictures. Build it first.')
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/') return void response.setHeader('content-type', 'text/html').end('<!doctype html>')
    const file = join(assets, url.slice(1))
    // Some browsers ask for an icon.
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.setHeader('content-type', kinds[extname(url)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  }).listen(0, 'localhost')
  await new Promise((listening) => server.once('listening', listening))
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
    const { times, longest } = await page.evaluate(measure, { address: `/${worker}`, count: runs })
    const [first = Number.NaN, ...rest] = times
    const name = `a photograph of 12 megapixels in its sizes (longest frame ${Math.round(longest)} ms)`
    return toTiming(name, first, rest, { share: 0.5, ms: 1500 })
  } finally {
    await browser.close()
    server.close()
  }
}

/** Runs in the page. */
async function measure({ address, count }: { address: string; count: number }) {
  const canvas = new OffscreenCanvas(4000, 3000)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws nothing.')
  for (let index = 0; index < 4000; index += 1) {
    context.fillStyle = `hsl(${(index * 47) % 360} 60% ${30 + (index % 40)}%)`
    context.fillRect((index * 7919) % 4000, (index * 104_729) % 3000, 66, 66)
  }
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  const worker = new Worker(address, { type: 'module' })
  const frames = { longest: 0, last: performance.now() }
  const onFrame = (now: number): void => {
    frames.longest = Math.max(frames.longest, now - frames.last)
    frames.last = now
    requestAnimationFrame(onFrame)
  }
  const times: number[] = []
  for (let id = 1; id <= count; id += 1) {
    const done = new Promise<void>((resolve) => {
      const listen = ({ data }: MessageEvent<{ id: number; kind: string }>): void => {
        if (data.id !== id || data.kind !== 'done') return
        worker.removeEventListener('message', listen)
        resolve()
      }
      worker.addEventListener('message', listen)
    })
    const started = performance.now()
    if (id === 1) {
      frames.last = started
      requestAnimationFrame(onFrame)
    }
    worker.postMessage({ id, file })
    await done
    times.push(performance.now() - started)
  }
  return { times, longest: frames.longest }
}
