type Bytes = Uint8Array<ArrayBuffer>

/** An avatar as it is stored. */
export interface AvatarImage {
  type: 'image/webp' | 'image/png'
  bytes: Bytes
  /** Whether pages load it by URL, or as a data URL where no request reaches us, as in the demo. */
  shownBy: 'address' | 'content'
}

/** Decodes and re-encodes a picture, square and without metadata; undefined if it cannot be decoded. */
export type ReencodeAvatar = (bytes: Bytes) => Promise<AvatarImage | undefined>
