// The command line's entry: runs the bundle in build/cli, which is built first where it is missing or a source is newer.
// Plain JavaScript, so that Node starts without its type stripper.
import { readFileSync, statSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What the bundle was built from, written with it: all its files, and their folders. */
const inputsFile = join(root, 'build/cli/inputs.json')

/** Looks at times of files instead of their hashes: a thousand of them take some milliseconds. */
function isStale() {
  try {
    const built = statSync(inputsFile).mtimeMs
    // Joined by hand: normalizing a thousand paths would take as long as looking at the files.
    return JSON.parse(readFileSync(inputsFile, 'utf8')).some((path) => statSync(root + path).mtimeMs > built)
  } catch {
    // One of them is gone, or nothing was built yet.
    return true
  }
}

async function run() {
  nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(root, 'build/compile-cache'))
  if (isStale()) await (await import('../../tools/build.ts')).buildCommandLine()
  await import('../../build/cli/main.js')
}

/** Any Node from 20 on starts this; what follows runs on the Node that the project brings. */
function runOnOwnNode() {
  const own = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  const { status, error } = spawnSync(own, process.argv.slice(1), {
    stdio: 'inherit',
    shell: process.platform === 'win32'
  })
  if (error) console.error(`This needs the Node of the project. Run npm ci in ${root} first.`)
  process.exitCode = status ?? 1
}

if (nodeModule.enableCompileCache === undefined) runOnOwnNode()
else await run()
