/** Idempotency keys: the same message keeps its key when it is tried again, so that it is entered once. */
export function createRetryKeys(newId: () => string) {
  let last: { text: string; key: string } | undefined
  return {
    keyOf(body: unknown): string {
      const text = JSON.stringify(body)
      if (last?.text !== text) last = { text, key: newId() }
      return last.key
    },
    /** The next message gets another key, also where it says the same. */
    done(): void {
      last = undefined
    }
  }
}
