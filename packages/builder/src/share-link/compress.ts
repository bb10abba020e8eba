import { decodeBase64url, encodeBase64url } from '@sitewright/text'

function toStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream()
}

/** Compresses a text (DEFLATE) and encodes it as base64url. */
export async function compress(text: string): Promise<string> {
  const deflated = toStream(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'))
  return encodeBase64url(new Uint8Array(await new Response(deflated).arrayBuffer()))
}

/** Reverses `compress`; rejects invalid input, and stops above the given bytes (zip bomb). */
export async function decompress(compressed: string, bytesMax: number): Promise<string> {
  const inflated = toStream(decodeBase64url(compressed)).pipeThrough(new DecompressionStream('deflate-raw'))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = inflated.getReader()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > bytesMax) {
      await reader.cancel()
      throw new RangeError('too long')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
