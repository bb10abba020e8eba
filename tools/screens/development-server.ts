import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../root.ts'

/** Starts the web app as `npm run dev` serves it, for pages that the product is built without. */
export async function startDevelopmentServer(port = 4352): Promise<{ origin: string; stop: () => void }> {
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort']
  const child = spawn(process.execPath, vite, {
    cwd: join(root, 'apps/web'),
    stdio: 'ignore',
    // Two at once would each overwrite what the other has packed.
    env: { ...process.env, VITE_CACHE_DIR: join(root, 'build/vite', String(port)) }
  })
  const origin = `http://localhost:${port}`
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const answers = await fetch(origin).then(
      ({ ok }) => ok,
      () => false
    )
    if (answers) return { origin, stop: () => void child.kill('SIGTERM') }
    await wait(200)
  }
  child.kill('SIGKILL')
  throw new Error(`The development server does not answer on port ${port}. Is another one running there?`)
}
