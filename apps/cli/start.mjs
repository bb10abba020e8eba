// The command line's entry: runs the bundle in build/cli, which is built first where it is missing or a source is newer.
// Plain JavaScript, so that Node starts without its type stripper.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What the bundle was built from, written with it: a list of files and folders. */
const inputsFile = join(root, 'build/cli/inputs.json')
const passedOver = new Set(['node_modules', 'dist', 'build'])

/** Times of files instead of their hashes: a thousand of them are looked at in a few milliseconds. */
function isNewer(path, built) {
  const found = statSync(path)
  if (found.mtimeMs > built) return true
  if (!found.isDirectory()) return false
  // Joined by hand: normalizing a thousand paths would take as long as looking at the files.
  return readdirSync(path).some((name) => !passedOver.has(name) && isNewer(`${path}/${name}`, built))
}

function isStale() {
  try {
    const built = statSync(inputsFile).mtimeMs
    return JSON.parse(readFileSync(inputsFile, 'utf8')).some((path) => isNewer(join(root, path), built))
  } catch {
    return true
  }
}

enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(root, 'build/compile-cache'))
if (isStale()) await (await import('../../tools/build.ts')).buildCommandLine()
await import('../../build/cli/main.js')
