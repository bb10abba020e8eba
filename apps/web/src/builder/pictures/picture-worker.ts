import { storePicture } from './picture-store.ts'
import type { PictureRequest, PictureResponse } from './protocol.ts'
import { takePicture } from './take-picture.ts'

const post = (response: PictureResponse): void => postMessage(response)

addEventListener('message', ({ data: { id, file } }: MessageEvent<PictureRequest>) => {
  takePicture(file, {
    store: ({ hash, files }) => storePicture(hash, files),
    onSize: (number, count) => post({ id, kind: 'size', number, count })
  }).then(
    (outcome) => post({ id, kind: 'done', outcome }),
    () => post({ id, kind: 'done', outcome: { ok: false, problem: { code: 'failed' } } })
  )
})
