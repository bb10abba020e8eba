import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { File } from '@sitewright/project'

const folder = String(workerData)
const made = new Set([folder])

function makeFolder(path: string): void {
  if (made.has(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
  made.add(path)
}

/** Synchronously, since nothing else runs in this thread, and promises take five times as long. */
function write(files: readonly File[]): void {
  for (const { path, content } of files) {
    const target = join(folder, path)
    makeFolder(dirname(target))
    writeFileSync(target, content)
  }
}

parentPort?.on('message', (message: readonly File[] | 'end') => {
  if (message === 'end') parentPort?.close()
  else write(message)
})
