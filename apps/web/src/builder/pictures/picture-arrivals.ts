import { createStore, type ReadableStore } from '../../lib/store.ts'

const arrivals = createStore(0)

/** Counts the pictures that arrived after their site was opened, so that what shows a drawing looks again. */
export const pictureArrivals: ReadableStore<number> = arrivals

export function announcePicture(): void {
  arrivals.set(arrivals.get() + 1)
}
