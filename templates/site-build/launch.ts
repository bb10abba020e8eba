import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isPublicAddress, isReachableHere } from '#domain/addresses.ts'
import { withoutDrafts } from '#domain/drafts.ts'
import { findSimulation, serverAddress, type LaunchBackend } from '#domain/simulated.ts'
import type { Site } from '#domain/site.ts'
import { sourceFolder } from './from-site.ts'

/** Whether this build is to be published: drafts and what only pretends are left out of it. */
export function isLaunch(): boolean {
  return isOn('LAUNCH')
}

/** Which addresses count as real in a launch build: with LAUNCH_LOCAL=1 also those of this machine, to try it out. */
export function launchReach(): (address: string) => boolean {
  return isOn('LAUNCH_LOCAL') ? isReachableHere : isPublicAddress
}

function isOn(variable: string): boolean {
  return !['', '0', 'false'].includes(process.env[variable] ?? '')
}

/** The backend that was chosen, until a developer names one of their own. */
const asGenerated = /^export \{ create(?:Rest|Simulated)Backend as createBackend \} from/m

/** What `src/app/backend` exports. */
interface Composer {
  writtenCalls: (site: Site) => readonly string[]
}

/** The build that asks; undefined outside of one. */
interface Asking {
  root: string
  build?: { ssr: boolean | string }
}

/** The names of the calls in the backend that `src/chosen` names: it is asked itself, once it is built. */
export async function findOwnCalls({ root, build: asking }: Asking, site: Site): Promise<readonly string[]> {
  const sources = sourceFolder(root)
  const ending = ['ts', 'js'].find((each) => existsSync(join(root, `${sources}/chosen.${each}`))) ?? 'ts'
  if (asGenerated.test(await readFile(join(root, `${sources}/chosen.${ending}`), 'utf8'))) return []
  const entry = `${sources}/app/backend.${ending}`
  // What is built to be asked does not ask again, where it reads site.json itself.
  if (asking?.ssr === entry) return []
  // Only here, so that a site without calls of its own is checked without packages.
  const { build } = await import('vite')
  const outDir = `node_modules/.own-calls-${process.pid}`
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false, sourcemap: false }
  })
  const built = join(root, outDir, 'backend.js')
  const { writtenCalls } = (await import(pathToFileURL(built).href)) as Composer
  await rm(join(root, outDir), { recursive: true })
  return writtenCalls(site)
}

/**
 * What brings the pages of a feature into a site: its entry, `src/features/contact-form/index.ts` or
 * `src/features/social.tsx`, and where folders of routes name them past it, `src/lib/features/chat/ChatPage.svelte`.
 */
export const featureEntry: RegExp =
  /\/src\/(?:lib\/)?features\/([\w-]+)(?:(?:\/index)?\.[jt]sx?|\/\w+Page\.svelte)$/

/**
 * The module in place of a feature that only pretends, so that neither its pages nor their code are part of a launch
 * build; undefined where the feature is real.
 */
export function simulatedFeature(path: string, site: Site, launch: LaunchBackend): string | undefined {
  const id = featureEntry.exec(path)?.[1] ?? ''
  if (!isSimulated(id, site, launch)) return undefined
  if (path.endsWith('.svelte')) return '\n'
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `export const ${name} = { id: ${JSON.stringify(id)} }\n`
}

/**
 * Whether a feature only pretends, and so is left out of a launch build. Reviews that the business shows stay, without
 * the form beside them.
 */
export function isSimulated(id: string, site: Site, launch: LaunchBackend): boolean {
  const shown = id === 'reviews' && withoutDrafts(site.content).reviews !== undefined
  return !shown && findSimulation(id, site, launch) !== undefined
}

/** Whether the code that calls a server is part of this project: site.json alone cannot bring it. */
export function hasServerCode(root: string): boolean {
  return ['ts', 'js'].some((ending) =>
    existsSync(join(root, `${sourceFolder(root)}/domain/backend/rest.${ending}`))
  )
}

/** The address of the server that this project calls; empty where it calls none. `apiUrl` is VITE_API_URL. */
export function calledServer(root: string, site: Site, apiUrl: string): string {
  return hasServerCode(root) ? serverAddress(site, apiUrl) : ''
}
