import { sha256 } from './hash.ts'

/** Compares two secrets without a timing leak of where they differ: their hashes are compared. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(one), sha256(other)])
  let different = left.length ^ right.length
  for (let index = 0; index < left.length; index += 1)
    different |= left.charCodeAt(index) ^ right.charCodeAt(index)
  return different === 0
}
