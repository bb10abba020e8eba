import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles, hash } from './files.ts'

/** Not precached: what only servers, app stores and developers read. */
const uncached = [
  /\.map$/,
  /^\/(404\.html|robots\.txt|sitemap\.xml|sw\.js|social\.png|CNAME|staticwebapp\.config\.json)$/,
  /^\/screenshots\//,
  /-licence\.txt$/,
  /\/\./,
  /^\/_/
]

/** The service worker with its precache list. Its version changes when any of the files changes. */
export async function serviceWorker(root: string, folder: string): Promise<string> {
  const source = await readFile(join(root, 'src/service-worker.js'), 'utf8')
  const files = (await hashFiles(folder)).filter(
    ([address]) => !uncached.some((pattern) => pattern.test(address))
  )
  const version = hash(JSON.stringify(files) + source)
  const addresses = files.map(([address]) => address)
  return `const version = ${JSON.stringify(version)}\nconst files = ${JSON.stringify(addresses, null, 2)}\n\n${source}`
}
