import type { ChunkCheck } from '../socket-guard.ts'

/** Sizes and codes of the messages that are taken: replies and messages. A compressed one may unfold to any size. */
const allowed = { least: 16, most: 48_000_000, codes: [1, 2013] } as const
const headSize = 16

/** Checks the header of each message of a MongoDB: the driver accepts any size, even zero, and decompresses unrequested data. */
export function createFrameCheck(): ChunkCheck {
  const head = Buffer.alloc(headSize)
  let held = 0
  let left = 0
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (left > 0) {
        const taken = Math.min(left, chunk.length - at)
        left -= taken
        at += taken
        continue
      }
      const taken = chunk.copy(head, held, at, Math.min(chunk.length, at + headSize - held))
      held += taken
      at += taken
      if (held >= 4 && !isSize(head.readInt32LE(0))) return false
      if (held < headSize) continue
      const code = head.readInt32LE(12)
      if (!allowed.codes.some((each) => each === code)) return false
      left = head.readInt32LE(0) - headSize
      held = 0
    }
    return true
  }
}

const isSize = (size: number): boolean => size >= allowed.least && size <= allowed.most
