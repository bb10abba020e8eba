import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { zipProject } from '@sitewright/generator'
import type { File, Project } from '@sitewright/project'
import { exitCodes, failure, errorReason } from './outcome.ts'

async function findKind(path: string): Promise<'nothing' | 'folder' | 'file'> {
  const found = await stat(path).catch(() => undefined)
  return found === undefined ? 'nothing' : found.isDirectory() ? 'folder' : 'file'
}

/** Fails where the folder is not empty and --force was not given. */
export async function assertFolderFree(path: string, force: boolean): Promise<void> {
  const kind = await findKind(path)
  if (kind === 'file') throw failure(exitCodes.usage, 'cli.not-a-folder', path)
  if (kind === 'folder' && !force && (await readdir(path)).length > 0)
    throw failure(exitCodes.usage, 'cli.not-empty', path)
}

/** Fails where the zip exists and --force was not given. */
export async function assertZipFree(path: string, force: boolean): Promise<void> {
  if ((await findKind(path)) !== 'nothing' && !force) throw failure(exitCodes.usage, 'cli.exists', path)
}

function unwritable(path: string, error: unknown): never {
  const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
  throw full
    ? failure(exitCodes.problems, 'cli.no-space', path)
    : failure(exitCodes.problems, 'cli.unwritable', path, errorReason(error))
}

/** Writes a folder in the background. */
export interface FolderWriter {
  /** Starts to write files. */
  add: (files: readonly File[]) => void
  /** Waits until all of them are written, and moves them to their place. */
  finish: () => Promise<void>
  /** Removes what was not moved. Call it in any case, at the end. */
  close: () => Promise<void>
}

/**
 * Writes a project beside its target first and moves it there when it is whole, so that a full disk leaves nothing
 * half written. In a folder that holds other files, each file is moved over its predecessor. A worker thread writes, so
 * that creating hundreds of files does not wait for drawing, nor drawing for them.
 */
export async function openFolder(target: string): Promise<FolderWriter> {
  const path = resolve(target)
  const staged = await stage(path).catch((error: unknown) => unwritable(target, error))
  const worker = new Worker(new URL('./write-worker.ts', import.meta.url), { workerData: staged })
  const written = new Promise<unknown>((done) => {
    worker.once('error', done)
    worker.once('exit', () => done(undefined))
  })
  const paths: string[] = []
  return {
    add(files) {
      paths.push(...files.map((each) => each.path))
      worker.postMessage(files)
    },
    async finish() {
      worker.postMessage('end')
      try {
        const error = await written
        if (error !== undefined) throw error
        await move(staged, path, paths)
      } catch (error) {
        unwritable(target, error)
      }
    },
    async close() {
      await worker.terminate()
      await rm(staged, { recursive: true, force: true })
    }
  }
}

async function stage(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  return mkdtemp(join(dirname(path), `.${basename(path)}-`))
}

async function move(staged: string, path: string, files: readonly string[]): Promise<void> {
  if ((await findKind(path)) === 'nothing' || (await readdir(path)).length === 0) {
    await rm(path, { recursive: true, force: true })
    await rename(staged, path)
    return
  }
  for (const each of files) {
    await mkdir(dirname(join(path, each)), { recursive: true })
    await rename(join(staged, each), join(path, each))
  }
}

/** Writes a file beside its target first and moves it there when it is whole. */
export async function writeWhole(content: string | Uint8Array, target: string): Promise<void> {
  const path = resolve(target)
  const staged = `${path}.${process.pid}.part`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(staged, content)
    await rename(staged, path)
  } catch (error) {
    unwritable(target, error)
  } finally {
    await rm(staged, { force: true })
  }
}

/** A repaired project and its source. */
export interface Repaired {
  path: string
  kind: 'folder' | 'zip'
  /** The one folder inside the zip. */
  folder: string
  before: Project
  after: readonly File[]
}

/** Writes the files that a repair changed: single files of a folder, or a new zip. Nothing is deleted. */
export async function writeRepaired({ path, kind, folder, before, after }: Repaired): Promise<void> {
  const changed = after.filter(({ path: each, content }) => before.get(each)?.content !== content)
  if (changed.length === 0) return
  if (kind === 'zip')
    return writeWhole(zipProject(new Map(after.map((each) => [each.path, each])), folder), path)
  for (const each of changed) await writeWhole(each.content, join(path, each.path))
}
