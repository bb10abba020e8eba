import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/** How an answer may be compressed, the smallest first. */
export const contentEncodings = ['br', 'gzip'] as const

export type ContentEncoding = (typeof contentEncodings)[number]

/** The smallest encoding that the caller takes; undefined where none is taken. */
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
