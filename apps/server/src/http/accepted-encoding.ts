import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/** Content encodings, the smallest result first. */
export const contentEncodings = ['br', 'gzip'] as const

export type ContentEncoding = (typeof contentEncodings)[number]

/** The best encoding that the client accepts; undefined for none. */
export function acceptedEncoding(c: Context): ContentEncoding | undefined {
  const found = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...contentEncodings],
    default: '',
    match: (wanted, { supports, default: none }) =>
      supports.find((name) => wanted.some(({ type, q }) => type === name && q > 0)) ?? none
  })
  return contentEncodings.find((name) => name === found)
}
