import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { serveSite } from '../../../../templates/e2e/site-server.ts'

/** A finished site on a plain host: a folder, and nothing that runs. */
export interface UploadedSite {
  origin: string
  /** Names of its files. */
  names: readonly string[]
  /** Paths of its pages, but for those that hosts and service workers show by themselves. */
  paths: readonly string[]
  close: () => Promise<void>
}

/** Presses the button of the finished site, and waits for its zip. */
export async function downloadFinishedSite(page: Page): Promise<Uint8Array> {
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the finished site' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-site\.zip$/)
  await expect(page.getByText(/^Made: \d+ pages, /)).toBeVisible()
  return readFile(await download.path())
}

/** Unpacks a zip into a folder and serves it, as web space does. */
export async function upload(zip: Uint8Array): Promise<UploadedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-site-'))
  const files = unzipSync(zip)
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  const server = serveSite(() => folder).listen(0, 'localhost')
  await once(server, 'listening')
  const names = Object.keys(files)
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    names,
    paths: names
      .filter((name) => name.endsWith('.html') && !/^(?:404|offline|__forms)\.html$/.test(name))
      .map((name) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await rm(folder, { recursive: true, force: true })
    }
  }
}
