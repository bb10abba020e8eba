// WebKitGTK, the engine of Safari, in the small browser that comes with it, driven over WebDriver under a virtual screen.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Builder, Capabilities, WebElement } from 'selenium-webdriver'
import { freePort } from '../free-port.ts'
import type { Engine } from './engine.ts'
import { findProgram } from './find-program.ts'

const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`)
)

/** Starts the browser on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen()
  const port = await freePort()
  const service = spawn(findProgram(['WebKitWebDriver']), [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LANG: 'en_GB.UTF-8',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'
    }
  })
  const capabilities = new Capabilities()
    .set('browserName', 'MiniBrowser')
    .set('webkitgtk:browserOptions', { binary: findProgram(miniBrowsers), args: ['--automation'] })
  const driver = await connect(port, capabilities)
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? ''
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
  return {
    name: `WebKitGTK ${version}`,
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    run: (body, ...values) => driver.executeScript(body, ...values),
    find: async (body, ...values) => {
      const element = await driver.executeScript(body, ...values)
      if (!(element instanceof WebElement)) return undefined
      return { click: () => element.click() }
    },
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    saveScreenshot: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined)
      await end(service)
      await end(screen.process)
    }
  }
}

/** The driver listens a moment after it was started. */
async function connect(port: number, capabilities: Capabilities) {
  const deadline = Date.now() + 20_000
  for (;;) {
    const answers = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false
    )
    if (answers) break
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
}

/** A virtual screen that picks a free number itself. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(
    findProgram(['Xvfb']),
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe']
    }
  )
  const told = child.stdio[3]
  if (!told) throw new Error('Xvfb has no pipe for the number of its screen.')
  const [number] = (await once(told, 'data')) as [Buffer]
  return { display: `:${number.toString().trim()}`, process: child }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
