import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serverAddress } from '#domain/simulated.ts'
import type { Site } from '#domain/site.ts'

/** Whether the code that calls a server is part of this project: site.json alone cannot bring it. */
export function hasServerCode(root: string): boolean {
  return ['ts', 'js'].some((ending) => existsSync(join(root, `src/domain/backend/rest.${ending}`)))
}

/** The address of the server that this project calls; empty where it calls none. `apiUrl` is VITE_API_URL. */
export function calledServer(root: string, site: Site, apiUrl: string): string {
  return hasServerCode(root) ? serverAddress(site, apiUrl) : ''
}
