// Runs the steps of a build, side by side where none needs the other, and each only when its inputs changed: a stamp holds
// the hash of what a step read.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** A part of the build: what it reads, what it writes, how it runs. Paths are relative to the repository. */
export interface Step {
  name: string
  inputs: readonly string[]
  outputs: readonly string[]
  /** Steps of the same build that have to be done before. */
  after?: readonly string[]
  run: () => Promise<void>
}

const ignoredFolders = new Set(['node_modules', 'dist', 'build', '.git', 'coverage', 'under-test'])

/** Tests are no input of a build, but for those that generated projects take with them. */
const isOwnTest = (folder: string, name: string): boolean =>
  /\.test\.tsx?$/.test(name) && !/\/templates\/(?:\w+\/)?tests$/.test(folder)

/** The files that a step reads of a path, without the repository's own tests and what is built. */
export function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (!ignoredFolders.has(name) && !isOwnTest(path, name)) yield* filesUnder(join(path, name))
  }
}

function hashInputs(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) {
    for (const path of filesUnder(join(root, input)))
      hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Runs each step once those that it names are done, skips those whose inputs and outputs are as they were, and says so. */
export async function runSteps(steps: readonly Step[], say: (text: string) => void): Promise<void> {
  mkdirSync(join(root, 'build', 'stamps'), { recursive: true })
  const done = new Map<string, Promise<void>>()
  for (const step of steps) {
    const before = (step.after ?? []).map(async (name) => done.get(name))
    done.set(
      step.name,
      Promise.all(before).then(() => runIfStale(step, say))
    )
  }
  await Promise.all(done.values())
}

async function runIfStale({ name, inputs, outputs, run }: Step, say: (text: string) => void): Promise<void> {
  const stamp = join(root, 'build', 'stamps', name)
  const hash = hashInputs(inputs)
  const there = outputs.every((output) => existsSync(join(root, output)))
  if (there && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const started = performance.now()
  say(`${name} ...`)
  await run()
  writeFileSync(stamp, hash)
  say(`${name}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
