/** A key of 256 bits with the name that sealed values and tokens refer to it by. */
export interface NamedKey {
  id: string
  secret: Uint8Array<ArrayBuffer>
}

/** The key in use and the older ones that still open what they sealed. */
export interface KeyRing {
  current: NamedKey
  older: readonly NamedKey[]
}

/** The key of a ring by its name; undefined where it is gone. */
export function findKey({ current, older }: KeyRing, id: string): NamedKey | undefined {
  return [current, ...older].find((key) => key.id === id)
}

/** A key of its own for one use, from a key of the ring: two uses never share one. */
export async function deriveSubkey(use: string, { secret }: NamedKey): Promise<Uint8Array<ArrayBuffer>> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const info = new Uint8Array(new TextEncoder().encode(use))
  return new Uint8Array(
    await crypto.subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info },
      material,
      256
    )
  )
}
