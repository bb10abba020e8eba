import { rollup } from '@rollup/browser'

const wasm = /^file:.*\/bindings_wasm_bg\.wasm$/

interface NodeProcess {
  getBuiltinModule?: (
    name: 'node:fs/promises'
  ) => { readFile: (url: URL) => Promise<Uint8Array<ArrayBuffer>> } | undefined
}

/** Node's `fetch` does not support file URLs; this one serves the WebAssembly file while the bundler loads it. */
function fetchWith(
  readFile: (url: URL) => Promise<Uint8Array<ArrayBuffer>>,
  fetch: typeof globalThis.fetch
): typeof fetch {
  return async (input, init) => {
    if (!(input instanceof URL) || !wasm.test(input.href)) return fetch(input, init)
    return new Response(await readFile(input), { headers: { 'content-type': 'application/wasm' } })
  }
}

/** Bundles a trivial module, to tell a bundler that cannot start from a project that cannot be built. */
async function tryOut(): Promise<void> {
  const first = await rollup({
    input: 'start',
    plugins: [{ name: 'start', resolveId: (id) => id, load: () => 'export {}' }],
    logLevel: 'silent'
  })
  await first.close()
}

async function start(): Promise<typeof rollup> {
  const fs = (globalThis as { process?: NodeProcess }).process?.getBuiltinModule?.('node:fs/promises')
  const own = globalThis.fetch
  if (fs) globalThis.fetch = fetchWith(fs.readFile, own)
  try {
    await tryOut()
  } finally {
    globalThis.fetch = own
  }
  return rollup
}

let started: Promise<typeof rollup> | undefined

/**
 * Rollup's browser build, which reads `bindings_wasm_bg.wasm` from beside its own script. Bundlers that know
 * `new URL(..., import.meta.url)` move the file along; in Node it is read from disk.
 */
export function loadRollup(): Promise<typeof rollup> {
  started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}
