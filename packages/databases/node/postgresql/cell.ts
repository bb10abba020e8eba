import type { ResultCell } from '../../src/engine.ts'

/** A value as PostgreSQL writes it, so that no digit of a number is lost. */
export function toCell(text: string | null, longest: number): ResultCell {
  if (text === null || text.length <= longest) return text
  return { cut: text.slice(0, longest), length: text.length }
}

/** Parses nothing: every value stays the text that came. */
export const textTypes = { getTypeParser: () => (text: string) => text }
