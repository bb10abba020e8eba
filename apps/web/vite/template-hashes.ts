// The hashes of the templates that the app is built with: the product says where its figures are older than they are.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { offeredFrameworkIds } from '@sitewright/catalog'

/** What Vite puts in place of `TEMPLATE_HASHES`, see src/lib/proof/figures.ts. */
export function templateHashes(): string {
  const hashes = offeredFrameworkIds.flatMap((id) => {
    const path = fileURLToPath(new URL(`../../../build/templates/${id}.json`, import.meta.url))
    return existsSync(path) ? [[id, hashText(readFileSync(path, 'utf8'))]] : []
  })
  return JSON.stringify(Object.fromEntries(hashes))
}

/** The hash by which a template is known. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
