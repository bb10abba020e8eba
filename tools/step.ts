// Runs the steps of a build, each only when its inputs changed: a stamp holds the hash of what a step read.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A part of the build: what it reads, what it writes, how it runs. Paths are relative to the repository. */
export interface Step {
  name: string
  inputs: readonly string[]
  outputs: readonly string[]
  run: () => Promise<void>
}

const passedOver = new Set(['node_modules', 'dist', 'build', '.git', 'coverage'])

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (!passedOver.has(name) && !/\.test\.tsx?$/.test(name)) yield* filesUnder(join(path, name))
  }
}

function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) {
    for (const path of filesUnder(join(root, input)))
      hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Runs the steps in order, skipping those whose inputs and outputs are as they were, and says what it did. */
export async function runSteps(steps: readonly Step[], say: (text: string) => void): Promise<void> {
  mkdirSync(join(root, 'build', 'stamps'), { recursive: true })
  for (const { name, inputs, outputs, run } of steps) {
    const stamp = join(root, 'build', 'stamps', name)
    const hash = hashOf(inputs)
    const there = outputs.every((output) => existsSync(join(root, output)))
    if (there && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue
    const started = performance.now()
    say(`${name} ...`)
    await run()
    writeFileSync(stamp, hash)
    say(`${name}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
