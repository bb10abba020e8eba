import { limits } from '@sitewright/catalog'
import {
  addGalleryPicture,
  contentOf,
  picturesIn,
  pictureSlots,
  writePicture,
  type Picture,
  type Site
} from '@sitewright/site'
import { createStore, type ReadableStore } from '../../lib/store.ts'
import { toast } from '../../ui/toast.ts'
import type { BuilderStore } from '../builder-store.ts'
import { addPicture } from './add-picture.ts'
import type { PictureProblem } from './check-picture.ts'
import { pictureNotices } from './messages.ts'

/** Where a picture goes: the address of a slot, or the end of the gallery. */
export type PictureTarget = `/content/${string}` | 'gallery'

/** A file on its way to the site. */
export interface PictureJob {
  readonly id: number
  readonly fileName: string
  /** Undefined until the owner chose a place. */
  readonly target: PictureTarget | undefined
  readonly state: PictureJobState
}

type PictureJobState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'working'; readonly number: number; readonly count: number }
  | { readonly kind: 'ready'; readonly picture: Picture }
  | { readonly kind: 'refused'; readonly problem: PictureProblem }

const jobs = createStore<readonly PictureJob[]>([])
const stops = new Map<number, AbortController>()
let lastId = 0

/** The files on their way. They outlive the step that they were chosen in. */
export const pictureJobs: ReadableStore<readonly PictureJob[]> = jobs

function change(id: number, next: Partial<PictureJob>): void {
  jobs.set(jobs.get().map((job) => (job.id === id ? { ...job, ...next } : job)))
}

/** Forgets a file that was refused, or a picture that waits for a place. */
export function dismissPicture(id: number): void {
  jobs.set(jobs.get().filter((job) => job.id !== id))
}

/** Stops making a picture. */
export function stopPicture(id: number): void {
  stops.get(id)?.abort()
  dismissPicture(id)
}

/** Makes pictures of files, one after another, and puts each where it belongs. */
export function startPictures(
  store: BuilderStore,
  files: readonly File[],
  targetOf: (index: number) => PictureTarget | undefined
): void {
  for (const [index, file] of files.entries()) void takeFile(store, file, targetOf(index))
}

async function takeFile(store: BuilderStore, file: File, target: PictureTarget | undefined): Promise<void> {
  const id = ++lastId
  const job: PictureJob = { id, fileName: file.name, target, state: { kind: 'waiting' } }
  const isFull = countPictures(store.get().site) >= limits.picture.count
  jobs.set([...jobs.get(), isFull ? { ...job, state: refused({ code: 'too-many' }) } : job])
  if (isFull) return
  const stop = new AbortController()
  stops.set(id, stop)
  const outcome = await addPicture(file, {
    signal: stop.signal,
    onSize: (number, count) => change(id, { state: { kind: 'working', number, count } })
  })
  stops.delete(id)
  if (outcome === undefined) return
  if (!outcome.ok) return change(id, { state: refused(outcome.problem) })
  if (outcome.moved) toast({ tone: 'info', text: pictureNotices.moves(file.name) })
  change(id, { state: { kind: 'ready', picture: outcome.picture } })
  if (target !== undefined) placePicture(store, id, target)
}

const refused = (problem: PictureProblem): PictureJobState => ({ kind: 'refused', problem })

/** Pictures of the site, and those on their way. */
function countPictures(site: Site): number {
  const waiting = jobs.get().filter(({ state }) => state.kind !== 'refused')
  return picturesIn(contentOf(site)).length + waiting.length
}

/** Puts a picture that is ready at a place of the site; one whose place is gone waits for another. */
export function placePicture(store: BuilderStore, id: number, target: PictureTarget): void {
  const job = jobs.get().find((each) => each.id === id)
  if (job?.state.kind !== 'ready') return
  const { site } = store.get()
  const isThere = target === 'gallery' || pictureSlots(site).some(({ address }) => address === target)
  if (!isThere) return change(id, { target: undefined })
  const { decisions } = withPicture(site, target, job.state.picture)
  store.dispatch({ type: 'setDecisions', decisions })
  dismissPicture(id)
}

/** The site with a picture at a place. */
export function withPicture(site: Site, target: PictureTarget, picture: Picture): Site {
  return target === 'gallery' ? addGalleryPicture(site, picture).site : writePicture(site, target, picture)
}
