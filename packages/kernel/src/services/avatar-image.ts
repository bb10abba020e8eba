type Bytes = Uint8Array<ArrayBuffer>

export interface AvatarImage {
  type: 'image/webp' | 'image/png'
  bytes: Bytes
  /** Whether pages load it by URL, or as a data URL where there is no server, as in the demo. */
  shownBy: 'address' | 'content'
}

/** Decodes and re-encodes a picture, square and without metadata; undefined if it cannot be decoded. */
export type ReencodeAvatar = (bytes: Bytes) => Promise<AvatarImage | undefined>
