import type { ClientSession } from '@sitewright/client'
import { pictureFilesIn, type Site } from '@sitewright/site'
import { announcePicture } from '../../../builder/pictures/picture-arrivals.ts'
import { getPictureFile, storePicture } from '../../../builder/pictures/picture-store.ts'
import { createPictureRequests, type PicturesOf } from './picture-requests.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { transferMessages } from './messages.ts'
import { reportFetched, reportSent } from './report-transfer.ts'
import { runTransfer } from './run-transfer.ts'
import { sendPictures } from './send-pictures.ts'

type Session = Pick<ClientSession, 'call' | 'fetch'>

/** Sends the pictures of a project that was saved, as far as the account lacks them. */
export async function startSending(session: Session, project: PicturesOf, site: Site): Promise<void> {
  const files = pictureFilesIn(site)
  if (files.length === 0) return
  await runTransfer({
    title: transferMessages.sending,
    work: (signal, onProgress) =>
      sendPictures(files, {
        requests: createPictureRequests(session, project, signal),
        read: getPictureFile,
        signal,
        onProgress
      }),
    report: (result, wasStopped) =>
      reportSent(site, result, { wasStopped, again: () => void startSending(session, project, site) })
  })
}

/** Fetches the pictures of a project that was opened, as far as this browser lacks them. */
export async function startFetching(session: Session, project: PicturesOf, site: Site): Promise<void> {
  const files = pictureFilesIn(site)
  if (files.length === 0) return
  await runTransfer({
    title: transferMessages.fetching,
    work: (signal, onProgress) =>
      fetchPictures(files, {
        requests: createPictureRequests(session, project, signal),
        has: async (hash, width) => (await getPictureFile(hash, width).catch(() => undefined)) !== undefined,
        store: async (hash, stored) => {
          await storePicture(hash, stored)
          announcePicture()
        },
        signal,
        onProgress
      }),
    report: (result, wasStopped) =>
      reportFetched(site, result, { wasStopped, again: () => void startFetching(session, project, site) })
  })
}
