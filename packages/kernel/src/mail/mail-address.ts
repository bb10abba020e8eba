/** Exactly one address: no list, no display name, no line break (header injection). */
const singleAddress = /^[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+@[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+$/u

/** Whether a text is exactly one email address. */
export function isSingleAddress(address: string): boolean {
  return address.length <= 254 && singleAddress.test(address)
}
