/** A file of a picture, from the builder. */
export interface PictureFile {
  /** The hash that the site names the picture by. */
  hash: string
  buffer: ArrayBuffer
}

const urls = new Map<string, string>()

/** Keeps the files of pictures for as long as the frame lives. */
export function keepPictures(files: readonly PictureFile[]): void {
  for (const { hash, buffer } of files) {
    if (!urls.has(hash)) urls.set(hash, URL.createObjectURL(new Blob([buffer], { type: 'image/webp' })))
  }
}

/** The address of a picture in this frame; undefined while its file has not arrived. */
export function findPictureUrl(hash: string): string | undefined {
  return urls.get(hash)
}
