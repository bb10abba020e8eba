import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileType, type File, type Project } from '@sitewright/project'
import { toProject } from '@sitewright/project'
import { readZip } from '@sitewright/validator'
import { exitCodes, failure, errorReason } from './outcome.ts'

export interface FoundProject {
  project: Project
  kind: 'folder' | 'zip'
  folder: string
}

const passedOver = new Set(['node_modules', '.git', 'dist', 'build', 'coverage'])
const bytesOnly = new Set(['image', 'font'])

async function readFolder(root: string, inside = ''): Promise<File[]> {
  const files: File[] = []
  for (const entry of await readdir(join(root, inside), { withFileTypes: true })) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`
    if (entry.isDirectory() && !passedOver.has(entry.name)) files.push(...(await readFolder(root, path)))
    if (entry.isFile()) files.push(toFile(path, await readFile(join(root, path))))
  }
  return files
}

function toFile(path: string, bytes: Uint8Array): File {
  const type = fileType(path)
  const binary = bytesOnly.has(type) || bytes.subarray(0, 8192).includes(0)
  return { path, type, content: binary ? bytes : new TextDecoder().decode(bytes) }
}

/** Reads a project folder, or a zip within the limits for foreign zips. */
export async function readProject(path: string): Promise<FoundProject> {
  const found = await stat(path).catch((error: unknown) => {
    throw failure(exitCodes.usage, 'cli.unreadable', path, errorReason(error))
  })
  const folder = basename(path).replace(/\.zip$/i, '')
  if (found.isDirectory()) return { project: toProject(await readFolder(path)), kind: 'folder', folder }
  const result = readZip(new Uint8Array(await readFile(path)))
  if (!result.ok) throw failure(exitCodes.problems, 'cli.bad-zip', result.message)
  return { project: result.project, kind: 'zip', folder }
}
