import { commands } from 'vitest/browser'
import type { UploadedFile } from './locator.ts'

/** A file that the page saves. */
export interface SavedFile {
  suggestedFilename: () => string
  text: string
}

/** The question of the browser for a file. */
export interface FileChooser {
  setFiles: (file: UploadedFile) => Promise<void>
}

/** What the browser reports next; ask before it happens. */
export async function waitForEvent(event: 'download'): Promise<SavedFile>
export async function waitForEvent(event: 'filechooser'): Promise<FileChooser>
export async function waitForEvent(event: 'download' | 'filechooser'): Promise<SavedFile | FileChooser> {
  if (event === 'download') {
    const { name, text } = await commands.waitForDownload()
    return { suggestedFilename: () => name, text }
  }
  await commands.waitForFileChooser()
  return {
    setFiles: async ({ name, mimeType, buffer }) => {
      const bytes = [...new Uint8Array(await new Blob([buffer]).arrayBuffer())]
      await commands.chooseFile({ name, mimeType, bytes })
    }
  }
}
